-- Conversations: no adult alone with a child, and membership that follows the club.
begin;
select plan(148);

-- Who is in a conversation now, by name.
create function tests.members(conversation text)
returns text
language sql
security definer
as $$
  select string_agg(names.name, ' ' order by names.name)
  from public.conversation_members as member
  join tests.names as names on names.id = member.user_id
  where member.conversation_id = tests.id(conversation) and member.left_at is null;
$$;

create function tests.ending(conversation text)
returns text
language sql
security definer
as $$
  select case when archived_at is not null then archive_reason::text else 'open' end
  from public.conversations where id = tests.id(conversation);
$$;

create function tests.people(names text)
returns uuid[]
language sql
as $$
  select array(select tests.id(name) from unnest(string_to_array(names, ' ')) as name);
$$;

-- Writes a direct conversation as the database would, members one by one in this order.
create function tests.store_direct(conversation text, members text, school text default 'home')
returns void
language plpgsql
as $$
declare
  person text;
begin
  insert into public.conversations (id, school_id, kind)
  values (tests.named(conversation), tests.id(school), 'direct');
  foreach person in array string_to_array(members, ' ') loop
    insert into public.conversation_members (conversation_id, user_id)
    values (tests.id(conversation), tests.id(person));
  end loop;
  set constraints all immediate;
  set constraints all deferred;
end;
$$;
grant execute on all functions in schema tests to public;

-- Who finds what --------------------------------------------------------------------------------

select is(tests.members('team_chat'), 'coach parent player suspended', 'a team''s conversation has its staff, players and guardians');
select is(tests.members('family_chat'), 'coach parent player suspended', 'a family''s the staff of the team, the child and its guardians');
select is(tests.members('staff_chat'), 'coach former_coach officer other_coach owner suspended', 'the staff''s the owners and coaches of the school');
select is(tests.members('rival_team_chat'), 'rival_coach rival_parent', 'a child without account is represented by its family');

select tests.act_as('coach');
select bag_eq(
  $$select id from public.conversations$$,
  $$select unnest(tests.people('team_chat family_chat staff_chat adults_chat supervised_chat'))$$,
  'people find the conversations they are in'
);
select tests.act_as('owner');
select bag_eq($$select id from public.conversations$$, $$values (tests.id('staff_chat'))$$, 'an owner no others');
select is_empty($$select from public.messages where conversation_id = tests.id('team_chat')$$, 'nor a message of theirs');
select is_empty($$select from public.conversation_members where conversation_id = tests.id('supervised_chat')$$, 'nor who is in them');
select tests.act_as('admin');
select is_empty($$select id from public.conversations union all select conversation_id from public.messages$$, 'an administrator none');
select tests.act_as('officer');
select is_empty($$select from public.messages where conversation_id = tests.id('supervised_chat')$$, 'the safeguarding officer none by looking');
select tests.act_as('suspended');
select is_empty($$select id from public.conversations union all select conversation_id from public.messages$$, 'who is suspended sees nothing');
select is_empty($$select * from public.unread_counts()$$, 'not even a number');
select throws_ok($$select public.send_message(tests.id('team_chat'), 'Hello')$$, '42501', 'not_a_member', 'and says nothing');
select tests.act_as('rival_coach');
select is_empty($$select from public.messages where conversation_id = tests.id('team_chat')$$, 'another school finds nothing by id');
select tests.act_as('other_parent');
select is_empty($$select from public.messages where conversation_id = tests.id('team_chat')$$, 'nor does a guardian whose link waits for confirmation');
select tests.act_as('anon');
select throws_ok($$select from public.messages$$, '42501', null, 'nor a visitor');

-- Nothing is written from the browser
select tests.act_as('coach');
select throws_ok($$insert into public.conversations (school_id, kind) values (tests.id('home'), 'direct')$$, '42501', null, 'no conversation');
select throws_ok($$insert into public.conversation_members (conversation_id, user_id) values (tests.id('team_chat'), tests.id('owner'))$$, '42501', null, 'no member');
select throws_ok($$update public.conversation_members set left_at = null$$, '42501', null, 'no membership');
select throws_ok($$update public.conversations set archived_at = null, archive_reason = null$$, '42501', null, 'no archive');
select throws_ok($$delete from public.conversation_members$$, '42501', null, 'no leaving of others');
select throws_ok($$insert into public.messages (conversation_id, body) values (tests.id('team_chat'), 'Hi')$$, '42501', null, 'no message');
select throws_ok($$update public.messages set body = 'x'$$, '42501', null, 'no rewriting');
select throws_ok($$delete from public.messages$$, '42501', null, 'no erasing');
select throws_ok($$select from public.message_versions$$, '42501', null, 'no look at old versions');
select throws_ok($$update public.message_reports set status = 'closed'$$, '42501', null, 'no report');
select throws_ok($$select muted_until from public.conversation_members$$, '42501', null, 'nor who muted whom');
select throws_ok($$select private.sync_conversation(tests.id('team_chat'))$$, '42501', null, 'nor are the inner functions callable');
select throws_ok($$select private.review_conversations_of(tests.id('parent'))$$, '42501', null, 'of any kind');

-- Opening direct conversations ------------------------------------------------------------------

select throws_ok($$select public.open_direct(tests.id('home'), tests.people('player'))$$, 'P0001', 'guardian_required', 'an adult is not alone with a minor');
select lives_ok($$select public.open_direct(tests.id('home'), tests.people('player parent'))$$, 'with a guardian of that minor it is possible');
select lives_ok($$select public.open_direct(tests.id('home'), tests.people('player officer'))$$, 'or with the safeguarding officer, who supervises others');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('player other_coach owner'))$$, 'P0001', 'guardian_required', 'more adults do not help');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('other_player'))$$, '42501', 'person_out_of_reach', 'another team''s child is out of reach');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('rival_coach'))$$, '42501', 'person_out_of_reach', 'and so are people of other schools');
select throws_ok($$select public.open_direct(tests.id('rival'), tests.people('rival_coach'))$$, '42501', 'not_of_this_school', 'also in their school''s name');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('suspended'))$$, '42501', 'person_out_of_reach', 'and suspended ones');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('admin'))$$, '42501', 'person_out_of_reach', 'and the platform''s administrators');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('coach'))$$, 'P0001', 'members_out_of_range', 'nobody talks with themselves');
select throws_ok($$select public.open_direct(tests.id('home'), null)$$, 'P0001', 'members_out_of_range', 'or with nobody');
select is(
  (public.open_direct(tests.id('home'), tests.people('player officer coach'))).id,
  (public.open_direct(tests.id('home'), tests.people('officer player'))).id,
  'the same people find the same conversation'
);
select tests.act_as('player');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('coach'))$$, 'P0001', 'guardian_required', 'the rule holds when the child begins');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('officer'))$$, 'P0001', 'guardian_required', 'also for the safeguarding officer, whose office does not open a child alone');
select lives_ok($$select public.open_direct(tests.id('home'), tests.people('officer parent'))$$, 'with a guardian a child reaches the officer');
select lives_ok($$select public.open_direct(tests.id('home'), tests.people('parent'))$$, 'and its own guardian');
select lives_ok($$select public.open_direct(tests.id('home'), tests.people('coach parent'))$$, 'and a coach with the guardian');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('other_player'))$$, '42501', 'person_out_of_reach', 'but not a child it has nothing to do with');
select tests.act_as('other_parent');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('player'))$$, '42501', 'person_out_of_reach', 'a stranger''s child is out of reach for a parent, also with a pending claim');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('parent'))$$, '42501', 'person_out_of_reach', 'and so is another family');
select lives_ok($$select public.open_direct(tests.id('home'), tests.people('coach'))$$, 'a parent reaches every coach of the school');
select tests.act_as('owner');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('player other_player parent'))$$, 'P0001', 'guardian_required', 'two minors need a guardian each');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('player other_parent'))$$, 'P0001', 'guardian_required', 'another child''s guardian does not count');
select lives_ok($$select public.open_direct(tests.id('home'), tests.people('player other_player parent other_parent'))$$, 'with both it is possible');
select lives_ok($$select public.open_direct(tests.id('home'), tests.people('player other_player officer'))$$, 'or with one officer for both');
select tests.act_as('rival_parent');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('coach'))$$, '42501', 'not_of_this_school', 'nobody writes into another school');
select tests.act_as('suspended');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('coach'))$$, '42501', 'not_of_this_school', 'suspended people open nothing');
select tests.act_as('admin');
select throws_ok($$select public.open_direct(tests.id('home'), tests.people('coach'))$$, '42501', 'not_of_this_school', 'nor do administrators');

-- The rule, whoever writes and in whatever order -------------------------------------------------

select tests.act_as_database();
select lives_ok($$select tests.store_direct('order_1', 'player coach parent')$$, 'members may come in any order: child, coach, guardian');
select lives_ok($$select tests.store_direct('order_2', 'coach player officer')$$, 'coach, child, officer');
select lives_ok($$select tests.store_direct('minors', 'player other_player')$$, 'two minors alone are not an adult and a minor');
select throws_ok($$select tests.store_direct('alone', 'coach player')$$, 'P0001', 'guardian_required', 'coach and child cannot be stored, not even by the database');
select throws_ok($$select tests.store_direct('foreign', 'coach player other_parent')$$, 'P0001', 'guardian_required', 'nor with a foreign guardian, whose claim is pending');
select throws_ok($$select tests.store_direct('half', 'coach player other_player parent')$$, 'P0001', 'guardian_required', 'nor with a guardian of one of two minors');
select throws_ok(
  $$insert into public.conversation_members (conversation_id, user_id) values (tests.id('minors'), tests.id('coach')); set constraints all immediate$$,
  'P0001', 'guardian_required', 'nor by joining two minors later'
);
select tests.act_as_service();
select throws_ok(
  $$with opened as (
      insert into public.conversations (school_id, kind) values (tests.id('home'), 'direct') returning id
    )
    insert into public.conversation_members (conversation_id, user_id)
    select id, unnest(tests.people('coach player')) from opened;
    set constraints all immediate$$,
  'P0001', 'guardian_required', 'nor by the service role'
);
select tests.act_as_database();
insert into public.role_assignments (user_id, role, school_id) values (tests.id('rival_coach'), 'coach', tests.id('home'));
insert into public.school_officers (school_id, user_id, duty) values (tests.id('rival'), tests.id('rival_coach'), 'safeguarding');
select throws_ok($$select tests.store_direct('wrong_officer', 'coach player rival_coach')$$, 'P0001', 'guardian_required', 'the officer of another school does not count, although coach here too');
insert into public.school_officers (school_id, user_id, duty) values (tests.id('home'), tests.id('rival_coach'), 'treasurer');
select throws_ok($$select tests.store_direct('wrong_duty', 'coach player rival_coach')$$, 'P0001', 'guardian_required', 'nor does the treasurer');
insert into public.school_officers (school_id, user_id, duty) values (tests.id('home'), tests.id('rival_parent'), 'safeguarding');
select throws_ok($$select tests.store_direct('no_staff', 'coach player rival_parent')$$, 'P0001', 'guardian_required', 'nor an officer who is no longer staff');
delete from public.school_officers where user_id in (tests.id('rival_parent'), tests.id('rival_coach'));
delete from public.role_assignments where user_id = tests.id('rival_coach') and school_id = tests.id('home');

savepoint world;
update public.guardian_links set status = 'objected' where id = tests.id('parent_of_child');
select throws_ok($$select tests.store_direct('ended', 'coach player parent')$$, 'P0001', 'guardian_required', 'a closed link does not count');
select is(tests.ending('supervised_chat'), 'unsupervised', 'closing a link closes the direct conversation it carried');
select is(tests.ending('order_1'), 'unsupervised', 'each of them');
select is(tests.ending('order_2'), 'open', 'not those with the officer');
select is(tests.ending('minors'), 'open', 'nor those without adults');
select is(tests.members('family_chat'), 'coach suspended', 'the family''s conversation loses guardian and child');
select is(tests.ending('family_chat'), 'deserted', 'and rests');
select is(tests.members('team_chat'), 'coach suspended', 'the team''s as well, when no second adult is active');
select tests.act_as('parent');
select is_empty($$select from public.messages where conversation_id = tests.id('team_chat')$$, 'a removed guardian loses access at once');
select tests.act_as('player');
select isnt_empty($$select from public.messages where conversation_id = tests.id('supervised_chat')$$, 'what is closed stays readable for who is in it');
select throws_ok($$select public.send_message(tests.id('supervised_chat'), 'Hello?')$$, 'P0001', 'conversation_archived', 'but takes no more messages');
select tests.act_as_database();
select throws_ok(
  $$insert into public.messages (conversation_id, author_id, body) values (tests.id('supervised_chat'), tests.id('coach'), 'Psst')$$,
  'P0001', 'conversation_archived', 'from nobody'
);
select throws_ok(
  $$update public.conversations set archived_at = null, archive_reason = null where id = tests.id('supervised_chat'); set constraints all immediate$$,
  'P0001', 'guardian_required', 'nor can it be taken out of the archive'
);
update public.guardian_links set status = 'active' where id = tests.id('parent_of_child');
select is(tests.members('family_chat'), 'coach parent player suspended', 'a reopened link brings family');
select is(tests.ending('family_chat'), 'open', 'back into talk');
select is(tests.members('team_chat'), 'coach parent player suspended', 'and into the team');
select is(tests.ending('supervised_chat'), 'unsupervised', 'a closed direct conversation stays closed');
rollback to savepoint world;

select tests.act_as('parent');
select lives_ok($$update public.guardian_links set status = 'ended' where id = tests.id('parent_of_child')$$, 'a guardian may go at any time');
select is(tests.ending('supervised_chat'), 'unsupervised', 'with the same effect');
rollback to savepoint world;

select tests.act_as('parent');
select lives_ok($$select public.leave_conversation(tests.id('supervised_chat'))$$, 'a guardian may leave a direct conversation');
select is(tests.ending('supervised_chat'), 'unsupervised', 'which closes it for the others');
select is_empty($$select from public.conversations where id = tests.id('supervised_chat')$$, 'and is gone for them');
select throws_ok($$select public.leave_conversation(tests.id('supervised_chat'))$$, '42501', 'not_a_member', 'nobody leaves twice');
select throws_ok($$select public.leave_conversation(tests.id('team_chat'))$$, 'P0001', 'membership_follows_team', 'a team is not left, it is muted');
select throws_ok($$select public.leave_conversation(tests.id('rival_adults_chat'))$$, '42501', 'not_a_member', 'others are not left at all');
rollback to savepoint world;

select tests.act_as('player');
select lives_ok($$select public.leave_conversation(tests.id('supervised_chat'))$$, 'a child may leave as well');
select is(tests.ending('supervised_chat'), 'open', 'the adults go on');
rollback to savepoint world;

select tests.act_as('owner');
select lives_ok($$select public.end_office(tests.id('home'), tests.id('officer'), 'safeguarding')$$, 'an officer may be dismissed');
select is(tests.ending('order_2'), 'unsupervised', 'which closes the conversations they watched');
rollback to savepoint world;

select tests.act_as('admin');
select lives_ok($$select public.revoke_role(tests.id('officer'), 'coach', tests.id('home'))$$, 'an officer may lose the staff role');
select is(tests.ending('order_2'), 'unsupervised', 'with the same effect');
select is(tests.members('order_2'), 'coach player', 'and leaves direct conversations of the school');
select is(tests.members('staff_chat'), 'coach former_coach other_coach owner suspended', 'and the staff''s');
rollback to savepoint world;

select tests.act_as('admin');
select lives_ok($$select public.set_account_status(tests.people('parent'), 'suspended')$$, 'a guardian may be suspended');
select is(tests.ending('supervised_chat'), 'unsupervised', 'a suspended guardian watches nothing');
select is(tests.members('team_chat'), 'coach parent suspended', 'the child waits outside its team while only one adult is active');
select lives_ok($$select public.set_account_status(tests.people('parent'), 'active')$$, 'and restored');
select is(tests.members('team_chat'), 'coach parent player suspended', 'which brings the child back');
rollback to savepoint world;

select tests.act_as_database();
delete from auth.users where id = tests.id('parent');
select is(tests.ending('supervised_chat'), 'unsupervised', 'deleting the guardian''s account closes, and is not refused');
select is(tests.ending('family_chat'), 'deserted', 'also the family''s');
select is(
  (select author_id from public.messages where body = 'Dentist on Tuesday'), null::uuid, 'the words stay without the name'
);
select lives_ok($$set constraints all immediate$$, 'and the rule holds at the end');
rollback to savepoint world;

delete from auth.users where id = tests.id('coach');
select is(tests.ending('adults_chat'), 'deserted', 'who is left alone has nobody to talk with');
select is(tests.members('team_chat'), 'parent player suspended', 'a deleted coach is gone from the team');
rollback to savepoint world;

update public.players set date_of_birth = current_date - interval '30 years' where id = tests.id('child');
select lives_ok($$select tests.store_direct('grown', 'coach player')$$, 'grown-up players need no guardian');
update public.players set date_of_birth = '2014-05-01' where id = tests.id('child');
select is(tests.ending('grown'), 'unsupervised', 'a corrected birthday closes what should not have been');
update public.players set user_id = null where id = tests.id('child');
select is(tests.members('family_chat'), 'coach parent suspended', 'an account that is no longer the child''s is out');
select lives_ok($$select tests.store_direct('unlinked', 'coach player')$$, 'without a player record it counts as an adult');
update public.players set user_id = tests.id('player') where id = tests.id('child');
select is(tests.ending('unlinked'), 'unsupervised', 'until it is linked to a child');
rollback to savepoint world;

select tests.act_as('coach');
select throws_ok($$update public.players set date_of_birth = '1990-01-01' where id = tests.id('child')$$, '42501', 'birth_date_by_guardian', 'a coach does not declare a child grown up');
select tests.act_as('owner');
select throws_ok($$update public.players set date_of_birth = '1990-01-01' where id = tests.id('child')$$, '42501', 'birth_date_by_guardian', 'nor does an owner');
rollback to savepoint world;

-- Group conversations ---------------------------------------------------------------------------

select tests.act_as_database();
delete from public.guardian_links where id = tests.id('other_parent_of_other_child');
select is(tests.members('other_team_chat'), 'other_coach', 'one coach and one minor are no group: the child waits');
insert into public.team_staff (team_id, user_id, role) values (tests.id('other_team'), tests.id('owner'), 'team_manager');
select is(tests.members('other_team_chat'), 'other_coach other_player owner', 'a second adult lets it in');
delete from public.team_staff where team_id = tests.id('other_team') and user_id = tests.id('owner');
select is(tests.members('other_team_chat'), 'other_coach', 'and out again');
select throws_ok(
  $$update public.conversation_members set left_at = null
    where conversation_id = tests.id('other_team_chat') and user_id = tests.id('other_player');
    set constraints all immediate$$,
  'P0001', 'guardian_required', 'which nobody writes past'
);
rollback to savepoint world;

select tests.act_as('coach');
select lives_ok($$update public.squad_members set left_on = current_date where id = tests.id('child_in_team')$$, 'a child leaves the squad');
select is(tests.members('team_chat'), 'coach suspended', 'and with it the family the team''s conversation');
select is(tests.ending('family_chat'), 'player_left', 'its own rests');
select is(tests.members('family_chat'), 'coach parent player suspended', 'readable for who was in it');
select tests.act_as_database();
insert into public.team_staff (team_id, user_id, role) values (tests.id('team'), tests.id('other_coach'), 'assistant_coach');
select is(tests.members('family_chat'), 'coach parent player suspended', 'a new coach does not inherit it');
delete from public.team_staff where team_id = tests.id('team') and user_id = tests.id('coach');
select is(tests.members('family_chat'), 'parent player suspended', 'a coach who goes loses it');
rollback to savepoint world;

select tests.act_as('owner');
update public.teams set archived_at = now() where id = tests.id('team');
select is(tests.ending('team_chat'), 'team_archived', 'an archived team''s conversation rests');
update public.teams set archived_at = null where id = tests.id('team');
select is(tests.ending('team_chat'), 'open', 'and wakes up with the team');
select throws_ok($$delete from public.teams where id = tests.id('team')$$, '23503', null, 'a team with a conversation is not deleted');
rollback to savepoint world;

select tests.act_as_database();
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('newcomer'), tests.id('home'), 'New', 'Comer', '2014-01-01');
insert into public.squad_members (team_id, player_id) values (tests.id('team'), tests.id('newcomer'));
insert into public.guardian_links (guardian_id, player_id, relationship, status, accepted_at, confirmed_at)
values (tests.id('parent'), tests.id('newcomer'), 'mother', 'active', now(), now());
insert into public.conversations (id, kind, team_id, player_id)
values (tests.named('newcomer_chat'), 'family', tests.id('team'), tests.id('newcomer'));
select is(tests.members('newcomer_chat'), 'coach parent suspended', 'a newcomer''s family has a conversation');
delete from public.players where id = tests.id('newcomer');
select is(tests.ending('newcomer_chat'), 'player_left', 'erasing a child''s record keeps what was said, closed');
rollback to savepoint world;

select tests.act_as('coach');
select is((public.open_team_conversation(tests.id('team'))).id, tests.id('team_chat'), 'a team has one conversation');
select is((public.open_family_conversation(tests.id('team'), tests.id('child'))).id, tests.id('family_chat'), 'and one per family');
select is((public.open_staff_conversation(tests.id('home'))).id, tests.id('staff_chat'), 'a school one for its staff');
select throws_ok($$select public.open_team_conversation(tests.id('other_team'))$$, '42501', 'not_of_this_team', 'other teams'' are not opened');
select throws_ok($$select public.open_family_conversation(tests.id('team'), tests.id('other_child'))$$, '42501', 'not_of_this_family', 'nor about children of other teams');
select throws_ok($$select public.open_staff_conversation(tests.id('rival'))$$, '42501', 'staff_only', 'nor another school''s');
select tests.act_as('parent');
select throws_ok($$select public.open_staff_conversation(tests.id('home'))$$, '42501', 'staff_only', 'parents are no staff');
select throws_ok($$select public.open_family_conversation(tests.id('other_team'), tests.id('other_child'))$$, '42501', 'not_of_this_family', 'and no other family');
select tests.act_as('owner');
select throws_ok($$select public.open_team_conversation(tests.id('team'))$$, '42501', 'not_of_this_team', 'an owner joins no team by opening');
select tests.act_as('rival_coach');
select throws_ok($$select public.open_family_conversation(tests.id('rival_team'), tests.id('child'))$$, '42501', 'not_of_this_family', 'a foreign child is not put into one''s own team');
select tests.act_as_database();
update public.guardian_links set status = 'ended' where id = tests.id('rival_parent_of_rival_child');
select tests.act_as('rival_coach');
select throws_ok($$select public.open_family_conversation(tests.id('rival_team'), tests.id('rival_child'))$$, 'P0001', 'family_without_account', 'a family nobody can read for is not opened');
select tests.act_as_database();
select throws_ok(
  $$insert into public.conversations (kind, team_id, player_id) values ('family', tests.id('rival_team'), tests.id('child'))$$,
  '42501', 'player_of_another_school', 'not even by the database'
);
rollback to savepoint world;

-- Names
select tests.act_as('player');
select isnt_empty($$select from public.person_cards where user_id = tests.id('parent')$$, 'members read each other''s names');
select is_empty($$select from public.users where id = tests.id('parent')$$, 'never the address');

select * from finish();
rollback;

-- Announcements: the staff write, everybody of the team or school reads, and the writers see who has.
begin;
select plan(60);

create function tests.announcements(of_team text default null)
returns uuid
language sql
security definer
as $$
  select id from public.conversations
  where kind = 'announcement' and school_id = tests.id('home')
    and team_id is not distinct from case when of_team is not null then tests.id(of_team) end;
$$;

create function tests.said(words text)
returns bigint
language sql
security definer
as $$
  select id from public.messages where body = words;
$$;

create function tests.members(conversation uuid)
returns text
language sql
security definer
as $$
  select string_agg(names.name, ' ' order by names.name)
  from public.conversation_members as member
  join tests.names as names on names.id = member.user_id
  where member.conversation_id = conversation and member.left_at is null;
$$;

create function tests.told(kind text)
returns text
language sql
security definer
as $$
  select string_agg(names.name, ' ' order by names.name)
  from public.notifications as notice
  join tests.names as names on names.id = notice.user_id
  where notice.kind = $1;
$$;

grant select on tests.names to public;
grant execute on all functions in schema tests to public;

-- Who opens them.
select tests.act_as('parent');
select throws_ok(
  $$select public.open_announcements(tests.id('home'), tests.id('team'))$$, '42501', 'staff_only', 'a parent announces nothing'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.open_announcements(tests.id('home'), tests.id('team'))$$, '42501', 'staff_only', 'nor a coach of another team'
);
select tests.act_as('former_coach');
select throws_ok(
  $$select public.open_announcements(tests.id('home'), tests.id('team'))$$, '42501', 'staff_only', 'nor a former one'
);
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.open_announcements(tests.id('home'))$$, '42501', 'staff_only', 'the rival''s owner tells another school nothing'
);
select throws_ok(
  $$select public.open_announcements(tests.id('rival'), tests.id('team'))$$, '42501', 'staff_only', 'nor its team in the name of the own school'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.open_announcements(tests.id('home'))$$, '42501', 'staff_only', 'the whole school hears its owners alone'
);
select throws_ok($$select public.open_announcements(null)$$, '42501', 'staff_only', 'somebody has to be told');
select is(
  (public.open_announcements(tests.id('home'), tests.id('team'))).kind::text, 'announcement', 'a coach opens those of the own team'
);
select is(
  (public.open_announcements(tests.id('home'), tests.id('team'))).id, tests.announcements('team'), 'and finds them again'
);
select is(
  tests.members(tests.announcements('team')), 'coach parent player suspended',
  'everybody of the team is there: staff, players, guardians'
);

-- Who writes.
select lives_ok($$select public.send_message(tests.announcements('team'), 'No training tomorrow')$$, 'the coach announces');
select is(
  (
    select count(*)::int from public.list_conversations(p_conversation_id => tests.announcements('team')) as one
    where one.can_write and one.team_name = 'U13'
  ), 1, 'and may go on'
);
select tests.act_as('parent');
select is(
  (
    select count(*)::int from public.list_conversations(p_conversation_id => tests.announcements('team')) as one
    where not one.can_write and one.unread = 1 and one.last_body = 'No training tomorrow'
  ), 1, 'a parent reads it, unread'
);
select throws_ok(
  $$select public.send_message(tests.announcements('team'), 'Why?')$$, '42501', 'announcements_only', 'and does not write there'
);
select throws_ok(
  $$select public.create_poll(tests.announcements('team'), 'Why?', '[{"label": "Rain"}, {"label": "Snow"}]', false, null)$$,
  '42501', 'announcements_only', 'not by way of a poll'
);
select throws_ok(
  $$insert into public.messages (conversation_id, body) values (tests.announcements('team'), 'Why?')$$, '42501', null,
  'nor past the functions'
);
select lives_ok(
  $$select public.set_message_reaction(tests.said('No training tomorrow'), '👍', true)$$, 'but reacts'
);
select tests.act_as('player');
select throws_ok(
  $$select public.send_message(tests.announcements('team'), 'Yeah')$$, '42501', 'announcements_only', 'a player reads like a parent'
);
select tests.act_as('other_parent');
select throws_ok(
  $$select public.send_message(tests.announcements('team'), 'Hello')$$, '42501', 'not_a_member', 'another team''s families are not there'
);
select is_empty(
  $$select from public.messages where conversation_id = tests.announcements('team')$$, 'and read nothing'
);
select tests.act_as('rival_coach');
select is_empty(
  $$select from public.messages where conversation_id = tests.announcements('team')$$, 'nor does the rival'
);
select tests.act_as('owner');
select is_empty(
  $$select from public.messages where conversation_id = tests.announcements('team')$$, 'nor an owner who is not of the team''s staff'
);

-- A coach who is also a parent of the team, and yesterday's coach.
select tests.act_as_database();
select is(tests.told('announcement'), 'parent player', 'the bell rang for everybody but the author and whom an account is locked for');
select is(
  (select payload ->> 'title' from public.notifications where kind = 'announcement' limit 1), 'No training tomorrow',
  'with the first words'
);
select is(
  (select link from public.notifications where kind = 'announcement' limit 1),
  '/communication/messages?c=' || tests.announcements('team'), 'and leads there'
);
delete from public.notifications where kind like 'announcement%';
delete from public.team_staff where team_id = tests.id('team') and user_id = tests.id('coach');
insert into public.guardian_links (
  guardian_id, player_id, relationship, status, accepted_at, confirmed_at
)
values (tests.id('coach'), tests.id('child'), 'relative', 'active', now(), now());
select tests.act_as('coach');
select throws_ok(
  $$select public.send_message(tests.announcements('team'), 'Still here')$$, '42501', 'announcements_only',
  'who left the staff and stays as a parent reads on, no more'
);
select throws_ok(
  $$select public.remind_announcement(tests.said('No training tomorrow'))$$, '42501', 'message_unknown', 'and reminds nobody'
);
select is_empty(
  $$select from public.conversation_people(tests.announcements('team')) where last_read_message_id is not null$$,
  'nor sees who has read'
);
select tests.act_as_database();
delete from public.guardian_links where guardian_id = tests.id('coach');
select is(
  tests.members(tests.announcements('team')), 'parent player suspended', 'without child and team nobody is left in it'
);
insert into public.team_staff (team_id, user_id, role) values (tests.id('team'), tests.id('coach'), 'head_coach');

-- Who has read.
select tests.act_as('parent');
select is_empty(
  $$select from public.conversation_people(tests.announcements('team')) where last_read_message_id is not null$$,
  'families are not told who has read'
);
select throws_ok(
  $$select public.remind_announcement(tests.said('No training tomorrow'))$$, '42501', 'message_unknown', 'and remind nobody'
);
select lives_ok(
  $$select public.mark_read(tests.announcements('team'), tests.said('No training tomorrow'))$$, 'a parent has read it'
);
select tests.act_as('coach');
select results_eq(
  $$select people.first_name, coalesce(people.last_read_message_id >= tests.said('No training tomorrow'), false)
    from public.conversation_people(tests.announcements('team')) as people
    where people.left_at is null and people.user_id in (tests.id('parent'), tests.id('player'))
    order by people.first_name$$,
  $$values ('Parent', true), ('Player', false)$$, 'the coach sees who has'
);
select throws_ok(
  $$select public.remind_announcement(tests.said('Training at five'))$$, '42501', 'message_unknown',
  'messages of other conversations are not reminded of'
);
select throws_ok($$select public.remind_announcement(null)$$, '42501', 'message_unknown', 'nor nothing');
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.remind_announcement(tests.said('No training tomorrow'))$$, '42501', 'message_unknown', 'nor by the rival'
);
select tests.act_as('coach');
select is(public.remind_announcement(tests.said('No training tomorrow')), 1, 'only those who have not read it are reminded');
select is(tests.told('announcement_to_read'), 'player', 'with a word of their own');
select throws_ok(
  $$select public.remind_announcement(tests.said('No training tomorrow'))$$, 'P0001', 'reminded_already', 'once an hour'
);
select tests.act_as_database();
update public.conversations set reminded_at = now() - interval '61 minutes' where id = tests.announcements('team');
select tests.act_as('player');
select lives_ok(
  $$select public.mark_read(tests.announcements('team'), tests.said('No training tomorrow'))$$, 'the player has read it, too'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.remind_announcement(tests.said('No training tomorrow'))$$, 'P0001', 'nobody_to_remind', 'then nobody is left'
);

-- Whom it does not reach.
select is_empty(
  $$select from public.announcement_gaps(tests.announcements('team'))$$, 'every child of the team has somebody who reads'
);
select tests.act_as_database();
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('lonely_child'), tests.id('home'), 'Lone', 'Test', '2014-06-01');
insert into public.squad_members (team_id, player_id) values (tests.id('team'), tests.id('lonely_child'));
select tests.act_as('coach');
select results_eq(
  $$select first_name, last_name, teams from public.announcement_gaps(tests.announcements('team'))$$,
  $$values ('Lone', 'Test', 'U13')$$, 'a child without an account and without a guardian is named'
);
select tests.act_as('parent');
select is_empty($$select from public.announcement_gaps(tests.announcements('team'))$$, 'to the writers alone');
select tests.act_as('rival_coach');
select is_empty($$select from public.announcement_gaps(tests.announcements('team'))$$, 'not to the rival');
select tests.act_as('coach');
select is_empty(
  $$select from public.announcement_gaps(tests.id('team_chat'))$$, 'nor of a conversation of another kind'
);

-- Muted: unread, but no bell; a reminder rings all the same.
select tests.act_as('parent');
select lives_ok(
  $$select public.mute_conversation(tests.announcements('team'), now() + interval '1 day')$$, 'a parent mutes it'
);
select tests.act_as('coach');
select lives_ok($$select public.send_message(tests.announcements('team'), 'Meet at eight')$$, 'the coach announces again');
select is(tests.told('announcement'), 'player', 'the bell is silent for whoever muted it');
select is(public.remind_announcement(tests.said('Meet at eight')), 2, 'a reminder is not');

-- Of the whole school.
select tests.act_as('owner');
select is((public.open_announcements(tests.id('home'))).team_id, null, 'an owner tells the whole school');
select is(
  tests.members(tests.announcements()),
  'coach former_coach officer other_coach other_parent other_player owner parent player suspended',
  'everybody of the school is there, families whose link has ended are not'
);
select lives_ok($$select public.send_message(tests.announcements(), 'The ground is closed')$$, 'the owner announces');
select tests.act_as('coach');
select throws_ok(
  $$select public.send_message(tests.announcements(), 'And mine?')$$, '42501', 'announcements_only', 'coaches read it'
);
select tests.act_as('other_parent');
select is(
  (
    select one.unread from public.list_conversations(p_conversation_id => tests.announcements()) as one where not one.can_write
  ), 1, 'and every family'
);
select tests.act_as('owner');
select results_eq(
  $$select team_name from public.list_recipients() where kind = 'announcement'$$, $$values (null)$$,
  'an owner is offered the school'
);
select tests.act_as('coach');
select results_eq(
  $$select team_name from public.list_recipients() where kind = 'announcement'$$, $$values ('U13')$$,
  'a coach the own teams'
);
select tests.act_as('parent');
select is_empty($$select from public.list_recipients() where kind = 'announcement'$$, 'a parent nothing of it');

-- It keeps itself.
select tests.act_as_database();
update public.squad_members set left_on = current_date where id = tests.id('other_child_in_other_team');
select is(
  tests.members(tests.announcements()), 'coach former_coach officer other_coach owner parent player suspended',
  'a child who plays nowhere any more takes its family along'
);
delete from public.role_assignments where user_id = tests.id('other_coach');
select is(
  tests.members(tests.announcements()), 'coach former_coach officer owner parent player suspended',
  'and yesterday''s staff is told nothing more'
);

select * from finish();
rollback;

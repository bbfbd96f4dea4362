-- Team links: who makes them, what they tell a stranger, and what asking and the staff's answer lead to.
begin;
select plan(48);

select tests.give_account('mum', 'mum@family.test', true);
select tests.give_account('dad', 'dad@family.test', false);
select tests.give_account('kid', 'kid@family.test', true);

create table tests.made (name text primary key, id uuid, token text);
grant select, insert, update on tests.made to public;

-- Making -------------------------------------------------------------------------------------
select tests.act_as('coach');
insert into tests.made (name, id) values ('door', public.create_team_link(tests.id('team')));
update tests.made set token = (select token from public.team_links where team_links.id = made.id);
select isnt((select token from tests.made), null, 'a coach makes a link for the own team and reads it again');
select throws_ok(
  $$select public.create_team_link(tests.id('other_team'))$$, '42501', 'link_not_allowed',
  'not for a colleague''s team'
);
select throws_ok(
  $$select public.create_team_link(tests.id('team'), 'coach')$$, '23514', null, 'nor for coaches'
);
select throws_ok(
  $$select public.create_team_link(tests.id('team'), 'parent', 181)$$, '23514', null, 'nor for ever'
);
select throws_ok(
  $$select public.create_team_link(tests.id('team'), 'parent', 30, 201)$$, '23514', null, 'nor for everybody'
);
select throws_ok($$select token_hash from public.team_links$$, '42501', null, 'nobody reads the hash');
select throws_ok(
  $$update public.team_links set max_uses = 200$$, '42501', null, 'nobody writes the table'
);
select tests.act_as('other_coach');
select is_empty($$select * from public.list_join_requests(tests.id('team'))$$, 'a colleague sees no requests');
select is_empty($$select token from public.team_links$$, 'nor the link');
select throws_ok(
  $$select public.revoke_team_link((select id from tests.made where name = 'door'))$$, '42501', 'link_not_found',
  'nor ends it'
);
select tests.act_as('rival_owner');
select is_empty($$select token from public.team_links where team_id = tests.id('team')$$, 'a rival sees no link');
select throws_ok(
  $$select public.create_team_link(tests.id('team'))$$, '42501', 'link_not_allowed', 'and makes none here'
);
select tests.act_as('former_coach');
select throws_ok(
  $$select public.create_team_link(tests.id('team'))$$, '42501', 'link_not_allowed', 'a former coach neither'
);
select is_empty($$select token from public.team_links$$, 'nor reads one');
select tests.act_as('parent');
select is_empty($$select token from public.team_links$$, 'families read none');

-- Looking ------------------------------------------------------------------------------------
select tests.act_as('anon');
select results_eq(
  $$select school_name, role::text from public.team_link_by_token((select token from tests.made where name = 'door'))$$,
  $$values ('Home', 'parent')$$, 'whoever holds the link is told school, team and for whom'
);
select is_empty(
  $$select * from public.team_link_by_token(repeat('0', 64))$$, 'a guess is told nothing'
);
select throws_ok(
  $$select public.request_team_join((select token from tests.made where name = 'door'), 'A', 'B', '2014-01-01', 'mother')$$,
  '42501', null, 'a visitor cannot ask'
);

-- Asking -------------------------------------------------------------------------------------
select tests.act_as('dad');
select throws_ok(
  $$select public.request_team_join((select token from tests.made where name = 'door'), 'A', 'B', '2014-01-01', 'father')$$,
  '42501', 'address_not_confirmed', 'nor an address nobody confirmed'
);
select tests.act_as('mum');
select throws_ok(
  $$select public.request_team_join(repeat('0', 64), 'A', 'B', '2014-01-01', 'mother')$$,
  'P0001', 'link_over', 'nor with a guess'
);
select throws_ok(
  $$select public.request_team_join((select token from tests.made where name = 'door'), 'A', 'B', '2014-01-01')$$,
  '23514', null, 'a guardian has a relationship'
);
select lives_ok(
  $$insert into tests.made (name, id) values ('first', public.request_team_join(
    (select token from tests.made where name = 'door'), ' New ', 'Child', '2014-01-01', 'mother'))$$,
  'a confirmed address asks'
);
select throws_ok(
  $$select public.request_team_join((select token from tests.made where name = 'door'), 'new', 'CHILD', '2014-01-01', 'mother')$$,
  'P0001', 'already_asked', 'once a child'
);
select is((select count(*)::int from public.team_join_requests), 1, 'sees the own request');
select is_empty($$select * from public.list_join_requests(tests.id('team'))$$, 'and no list');
select is_empty($$select id from public.players$$, 'nothing of the squad');
select throws_ok(
  $$select public.approve_team_join((select id from tests.made where name = 'first'), tests.id('child'))$$,
  '42501', 'request_not_found', 'nobody approves the own request'
);

-- Answering ----------------------------------------------------------------------------------
select tests.act_as('other_coach');
select throws_ok(
  $$select public.approve_team_join((select id from tests.made where name = 'first'))$$,
  '42501', 'request_not_found', 'a colleague does not answer for another team'
);
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.decline_team_join((select id from tests.made where name = 'first'))$$,
  '42501', 'request_not_found', 'nor a rival'
);
select tests.act_as('former_coach');
select throws_ok(
  $$select public.approve_team_join((select id from tests.made where name = 'first'))$$,
  '42501', 'request_not_found', 'nor a former coach'
);
select tests.act_as('coach');
select results_eq(
  $$select first_name, last_name, relationship::text, person_name from public.list_join_requests(tests.id('team'))
    where last_name = 'Child'$$,
  $$values ('New', 'Child', 'mother', 'Mum')$$, 'the coach sees who asks and for whom'
);
select is(
  (select count(*)::int from public.notifications where kind = 'join_asked'), 1, 'and was told'
);
select throws_ok(
  $$select public.approve_team_join((select id from tests.made where name = 'first'), tests.id('other_child'))$$,
  '42501', 'player_not_in_squad', 'not for a player of another team'
);
select is(
  public.approve_team_join((select id from tests.made where name = 'first'), tests.id('child')), false,
  'yes is the coach''s invitation, the role stays the administrator''s'
);
select is_empty(
  $$select * from public.list_join_requests(tests.id('team')) where last_name = 'Child'$$, 'an answered request is gone'
);
select is(auth.uid(), tests.id('coach'), 'the coach is the coach again');

select tests.act_as('admin');
select is(
  (select status::text || ' ' || player_id from public.invitations where email = 'mum@family.test'),
  'accepted ' || tests.id('child'), 'an accepted invitation is left'
);
select lives_ok(
  $$select public.approve_invitation((select id from public.invitations where email = 'mum@family.test'))$$,
  'which an administrator approves as any other'
);
select tests.act_as('mum');
select is_empty(
  $$select advice from public.medical_notes$$, 'being let in is not being trusted: health stays closed'
);

-- A new player, by the owner, where the owner's word grants the role.
select tests.act_as('mum');
insert into tests.made (name, id) values ('second', public.request_team_join(
  (select token from tests.made where name = 'door'), 'Second', 'Child', '2015-01-01', 'mother'));
select tests.act_as('owner');
select is(
  public.approve_team_join((select id from tests.made where name = 'second')), true,
  'who is a parent of the school already is linked at once'
);
select is(
  (select count(*)::int from public.squad_members as squad join public.players as player on player.id = squad.player_id
    where squad.team_id = tests.id('team') and player.last_name = 'Child' and player.first_name = 'Second'),
  1, 'to a player who is made from the request'
);

-- Ending -------------------------------------------------------------------------------------
select tests.act_as_database();
update public.team_links set uses = max_uses;
select tests.act_as('kid');
select throws_ok(
  $$select public.request_team_join((select token from tests.made where name = 'door'), 'A', 'B', '2014-01-01', 'mother')$$,
  'P0001', 'link_over', 'a used up link takes nobody'
);
select tests.act_as_database();
update public.team_links set uses = 1, expires_at = now();
select tests.act_as('kid');
select throws_ok(
  $$select public.request_team_join((select token from tests.made where name = 'door'), 'A', 'B', '2014-01-01', 'mother')$$,
  'P0001', 'link_over', 'nor one whose time is over'
);
select tests.act_as_database();
update public.team_links set expires_at = now() + interval '1 day';
delete from public.team_staff where user_id = tests.id('coach') and team_id = tests.id('team');
select tests.act_as('anon');
select is_empty(
  $$select * from public.team_link_by_token((select token from tests.made where name = 'door'))$$,
  'nor one of a coach who left the team'
);
select tests.act_as('owner');
select lives_ok(
  $$select public.revoke_team_link((select id from tests.made where name = 'door'))$$, 'the owner ends a link'
);
select is(
  (select token from public.team_links where id = (select id from tests.made where name = 'door')), null,
  'and it is forgotten'
);
select tests.act_as('kid');
select throws_ok(
  $$select public.request_team_join((select token from tests.made where name = 'door'), 'A', 'B', '2014-01-01', 'mother')$$,
  'P0001', 'link_over', 'for good'
);

select tests.act_as_database();
update public.team_links set revoked_at = now() - interval '61 days' where id = (select id from tests.made where name = 'door');
select is(private.forget_join_requests(), 1, 'an old link is forgotten');

select * from finish();
rollback;

-- Who hears of the coach's choice, and what a coach weighs when choosing.
begin;
select plan(34);

create function tests.told(wanted_kind text)
returns text language sql security definer as $$
  select coalesce(string_agg(names.name || coalesce(' about ' || (told.payload ->> 'player'), ''), ', ' order by names.name, told.payload ->> 'player'), '')
  from public.notifications as told join tests.names as names on names.id = told.user_id
  where told.kind = wanted_kind and told.created_at = now();
$$;
create function tests.forget_told() returns void language sql security definer as $$
  delete from public.notifications;
$$;
-- The match's squad as the coach publishes it: name:role, in one call.
create function tests.choose(variadic chosen text[]) returns void language sql as $$
  select count(*) from public.set_squad(tests.id('match'), coalesce((
    select jsonb_agg(jsonb_build_object('player_id', tests.id(split_part(one, ':', 1)), 'role', split_part(one, ':', 2)))
    from unnest(chosen) as one
  ), '[]'));
$$;
grant execute on all functions in schema tests to public;

insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('mate'), tests.id('home'), 'Mate', 'Test', '2014-06-01');
insert into public.squad_members (team_id, player_id, joined_on)
values (tests.id('team'), tests.id('mate'), current_date - 60);
update public.squad_members set joined_on = current_date - 60;
insert into public.guardian_links (guardian_id, player_id, relationship, status, can_respond)
values (tests.id('parent'), tests.id('mate'), 'father', 'active', true);
delete from public.match_squad where match_id = tests.id('match');
-- it moves through the day below, and the ground has other bookings
update public.matches set field_part_id = null where id = tests.id('match');
select tests.forget_told();

-- Told --------------------------------------------------------------------------------------

select tests.act_as('parent');
select count(*) from public.answer_match(tests.id('match'), tests.id('child'), 'yes');
select is(tests.told('match_called_up'), '', 'an answer is no decision');

select tests.act_as('coach');
select tests.choose('child:starter', 'mate:bench');
select is(tests.told('match_called_up'), 'parent about Child, parent about Mate, player', 'called up: the player, and the parent once about each child');
select is(tests.told('match_not_called'), '', 'nobody hears what is not so');
select tests.act_as_database();
select results_eq(
  $$select link, payload ->> 'opponent', about_id from public.notifications where user_id = tests.id('player')$$,
  $$values ('/match-manager/details/' || tests.id('match'), 'Visitors', tests.id('match'))$$, 'and is led to the match'
);

select tests.forget_told();
select tests.act_as('coach');
select tests.choose('child:starter', 'mate:bench');
select is(tests.told('match_called_up'), '', 'the same choice again tells nobody');
select tests.choose('child:bench', 'mate:starter');
select is(tests.told('match_called_up') || tests.told('match_not_called'), '', 'nor a change between starting and the bench');
select tests.choose('child:not_called', 'mate:starter');
select is(tests.told('match_not_called'), 'parent about Child, player', 'not called any more: those concerned only');
select is(tests.told('match_called_up'), '', 'and not the family of who stays');
select tests.forget_told();
select tests.choose('child:not_called', 'mate:not_called');
select is(tests.told('match_not_called'), 'parent about Mate', 'the next change is the next news');

select tests.act_as_database();
select tests.forget_told();
update public.match_squad set role = 'starter' where match_id = tests.id('match');
select is(tests.told('match_called_up'), '', 'seeds and workers tell nobody');
select tests.act_as('coach');
select tests.choose('child:not_called');
select tests.act_as_database();
update public.matches set starts_at = now() - interval '1 hour' where id = tests.id('match');
select tests.forget_told();
select tests.act_as('coach');
select tests.choose('child:starter');
select is(tests.told('match_called_up'), '', 'a match that has begun is no news');
select tests.act_as_database();
update public.matches set starts_at = now() + interval '3 days' where id = tests.id('match');

-- What a family reads -----------------------------------------------------------------------

select tests.act_as('coach');
select tests.choose('child:starter', 'mate:not_called');
select tests.act_as('player');
select results_eq(
  $$select player_id, role::text from public.match_squad where match_id = tests.id('match')$$,
  $$values (tests.id('child'), 'starter')$$, 'a player reads the own decision, never a team mate''s'
);
select tests.act_as('other_parent');
select is_empty($$select from public.match_squad where match_id = tests.id('match')$$, 'a parent of nobody in it reads none');
select tests.act_as('rival_coach');
select is_empty($$select from public.match_squad where match_id = tests.id('match')$$, 'the rival reads none');
select throws_ok($$select tests.choose('child:not_called')$$, '42501', 'match_not_writable', 'and decides nothing');

-- What a coach weighs -------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select names.name, seconds, possible_seconds, starts, is_left_out, reds, is_sent_off
    from public.squad_facts(tests.id('match')) as facts join tests.names on names.id = facts.player_id order by 1$$,
  $$values
    ('child', 2400, 2400, 1, false, 0, false),
    ('mate', 0, 2400, 0, true, 0, false)$$,
  'minutes against what was possible, and who was left out last time; an undone card is none'
);
select tests.act_as_database();
insert into public.match_events (match_id, period, clock_seconds, kind, player_id)
values (tests.id('played_match'), 2, 600, 'red', tests.id('child'));
select tests.act_as('coach');
select results_eq(
  $$select seconds, reds, is_sent_off from public.squad_facts(tests.id('match')) where player_id = tests.id('child')$$,
  $$values (1800, 1, true)$$, 'sent off in the last league match'
);
select lives_ok($$select tests.choose('child:bench')$$, 'a card logged after the squad was published only warns');
select tests.choose('mate:not_called');
select throws_ok(
  $$select tests.choose('child:starter')$$, 'P0001', 'player_suspended', 'a suspended player cannot start without a reason'
);
select throws_ok($$select tests.choose('child:bench')$$, 'P0001', 'player_suspended', 'nor come on later');
select throws_ok(
  $$update public.match_squad set role = 'starter' where match_id = tests.id('match') and player_id = tests.id('child')$$,
  'P0001', 'player_suspended', 'nor by writing the row by hand'
);
select throws_ok(
  $$update public.match_squad set clearance = 'served' where match_id = tests.id('match') and player_id = tests.id('child')$$,
  '23514', null, 'leave to play is of those called up'
);
select results_eq(
  $$select role::text, clearance::text from public.set_squad(tests.id('match'), jsonb_build_array(
    jsonb_build_object('player_id', tests.id('child'), 'role', 'starter', 'clearance', 'served')))$$,
  $$values ('starter', 'served')$$, 'whoever knows better says why'
);
select throws_ok(
  $$update public.match_squad set clearance = null where match_id = tests.id('match') and player_id = tests.id('child')$$,
  'P0001', 'player_suspended', 'and does not take the reason back while the player is called up'
);
select tests.act_as('parent');
select is(
  (select clearance::text from public.match_squad where match_id = tests.id('match') and player_id = tests.id('child')),
  'served', 'the family reads the reason'
);
select tests.act_as('coach');
select tests.choose('child:not_called');
select is(
  (select clearance from public.match_squad where match_id = tests.id('match') and player_id = tests.id('child')),
  null, 'who stays at home needs no leave to play'
);
select tests.act_as_database();
update public.matches set kind = 'friendly' where id = tests.id('match');
select tests.act_as('owner');
select is(
  (select is_sent_off from public.squad_facts(tests.id('match')) where player_id = tests.id('child')), false,
  'no ban in a friendly, as far as anybody knows here'
);
select lives_ok($$select tests.choose('child:starter')$$, 'and everybody is called up to it');
select tests.act_as_database();
update public.squad_members set joined_on = current_date where player_id = tests.id('mate');
select tests.act_as('owner');
select results_eq(
  $$select possible_seconds, is_left_out from public.squad_facts(tests.id('match')) where player_id = tests.id('mate')$$,
  $$values (null::int, false)$$, 'who joined after the last match was not left out of it'
);

select tests.act_as('other_coach');
select throws_ok($$select public.squad_facts(tests.id('match'))$$, '42501', 'match_not_writable', 'not for a coach of another team');
select tests.act_as('rival_owner');
select throws_ok($$select public.squad_facts(tests.id('match'))$$, '42501', 'match_not_writable', 'nor the rival');
select tests.act_as('parent');
select throws_ok($$select public.squad_facts(tests.id('match'))$$, '42501', 'match_not_writable', 'nor a family');
select tests.act_as('player');
select throws_ok($$select public.squad_facts(tests.id('match'))$$, '42501', 'match_not_writable', 'nor a player');
select tests.act_as('admin');
select throws_ok($$select public.squad_facts(tests.id('match'))$$, '42501', 'match_not_writable', 'nor an administrator');

select * from finish();
rollback;

-- The line-up as one save: duties, two coaches at once, and formations of a team's own.
begin;
select plan(36);

create function tests.save(p_seen jsonb, p_periods jsonb default '[]', p_duties jsonb default null, p_formation text default null)
returns jsonb
language sql
as $$
  select public.save_lineup(tests.id('played_match'), p_seen, p_periods, p_formation, p_duties)
$$;
create function tests.seen()
returns jsonb
language sql
as $$
  select private.describe_lineup(tests.id('played_match'))
$$;
grant execute on all functions in schema tests to public;

-- What is read and what is saved

select tests.act_as('coach');
select is(
  tests.seen(),
  jsonb_build_object(
    'slots', jsonb_build_object('1 st', jsonb_build_array(tests.id('child'), null, null)), 'duties', '{}'::jsonb
  ),
  'what a coach has read names places by period and slot'
);
select is(
  tests.save(
    tests.seen(),
    jsonb_build_array(jsonb_build_object('period', 2, 'slots', jsonb_build_array(
      jsonb_build_object('slot', 'gk', 'player_id', tests.id('child'), 'x', 50, 'y', 6)
    ))),
    jsonb_build_array(jsonb_build_object(
      'player_id', tests.id('child'), 'is_captain', true, 'set_pieces', jsonb_build_array('penalty', 'corner_left')
    )),
    '2-3-1'
  ) -> 'duties',
  jsonb_build_object(tests.id('child'), '[true, null, ["penalty", "corner_left"]]'::jsonb),
  'a save answers what there is now'
);
select results_eq(
  $$select is_captain, bench_order, set_pieces::text[] from public.match_squad
    where match_id = tests.id('played_match') and player_id = tests.id('child')$$,
  $$values (true, null::int, array['penalty', 'corner_left'])$$,
  'captain and set pieces stand in the squad'
);
select results_eq(
  $$select formation from public.matches where id = tests.id('played_match')$$, $$values ('2-3-1')$$,
  'the formation stands on the match'
);
select is(
  (select count(*)::int from public.match_lineup_slots where match_id = tests.id('played_match')), 2,
  'a period that was not sent stays'
);
select lives_ok($$select tests.save(tests.seen())$$, 'duties that are not sent stay');
select results_eq(
  $$select is_captain from public.match_squad where match_id = tests.id('played_match') and player_id = tests.id('child')$$,
  $$values (true)$$, 'the captain still leads'
);

-- Two coaches at once

select throws_ok(
  $$select tests.save('{"slots": {}, "duties": {}}')$$, 'P0001', 'stale_row', 'who has read an older line-up is told so'
);
select throws_ok(
  $$select tests.save(jsonb_set(tests.seen(), '{duties}', '{}'))$$, 'P0001', 'stale_row', 'an older captain counts, too'
);
select throws_ok($$select tests.save('[]')$$, 'P0001', 'stale_row', 'who says nothing of what was read is refused');
select throws_ok($$select tests.save(tests.seen(), '{}')$$, 'P0001', 'lineup_required', 'periods are a list');
select throws_ok($$select tests.save(tests.seen(), '[]', '{}')$$, 'P0001', 'lineup_required', 'and duties, too');
select throws_ok(
  $$select tests.save(tests.seen(), '[]', jsonb_build_array(jsonb_build_object('player_id', tests.id('other_child'), 'is_captain', true)))$$,
  'P0001', 'player_not_called', 'nobody leads who is not called up'
);
select throws_ok(
  $$select tests.save(tests.seen(), '[]', jsonb_build_array(jsonb_build_object('player_id', tests.id('child'), 'bench_order', 0)))$$,
  '23514', null, 'the first on the bench is number one'
);
select throws_ok(
  $$select tests.save(tests.seen(), '[]', jsonb_build_array(jsonb_build_object('player_id', tests.id('child'), 'set_pieces', jsonb_build_array('bicycle_kick'))))$$,
  '22P02', null, 'known set pieces only'
);
select throws_ok($$select tests.save(tests.seen(), '[]', null, 'Christmas tree')$$, '23514', null, 'a formation is numbers');

select tests.act_as_database();
insert into public.match_squad (match_id, player_id, role)
select tests.id('played_match'), players.id, 'bench'
from public.players where school_id = (select school_id from public.teams where id = tests.id('team'))
  and id <> tests.id('child')
order by players.id limit 1;
select throws_ok(
  $$update public.match_squad set is_captain = true where match_id = tests.id('played_match')$$,
  '23505', null, 'a team has one captain'
);
select throws_ok(
  $$update public.match_squad set set_pieces = '{penalty,penalty,penalty,penalty,penalty}' where match_id = tests.id('played_match')$$,
  '23514', null, 'no more than the set pieces there are'
);

-- Who leaves the squad has no duty

update public.match_squad set is_captain = false where match_id = tests.id('played_match');
update public.match_squad set is_captain = true, bench_order = 1, set_pieces = '{free_kick}'
where match_id = tests.id('played_match') and role = 'bench';
update public.match_squad set role = 'not_called' where match_id = tests.id('played_match') and role = 'bench';
select results_eq(
  $$select is_captain, bench_order, set_pieces::text[] from public.match_squad
    where match_id = tests.id('played_match') and role = 'not_called'$$,
  $$values (false, null::int, array[]::text[])$$, 'who is not called up leads nobody, sits nowhere and takes nothing'
);
select throws_ok(
  $$update public.match_squad set is_captain = true where match_id = tests.id('played_match') and role = 'not_called'$$,
  '23514', null, 'and cannot be made captain'
);

-- Whose it is

select throws_ok(
  $$select tests.save('{"slots": {}, "duties": {}}')$$, '42501', 'match_not_writable', person || ' saves no line-up'
)
from unnest(array['other_coach', 'rival_coach', 'parent', 'player', 'admin']) as person
cross join lateral tests.act_as(person);

-- Formations of a team's own

select tests.act_as('coach');
select results_eq(
  $$select id from public.team_formations$$, $$values (tests.id('formation'))$$, 'a coach reads those of the own teams'
);
select throws_ok(
  $$insert into public.team_formations (team_id, name, format, formation, places)
    values (tests.id('team'), 'NARROW three', 3, '1-2', tests.formation_places())$$,
  '23505', null, 'a name once a format'
);
select throws_ok(
  $$insert into public.team_formations (team_id, name, format, formation, places)
    values (tests.id('other_team'), 'Mine', 3, '1-2', tests.formation_places())$$,
  '42501', null, 'none for a colleague''s team'
);
select throws_ok(
  format($$update public.team_formations set places = %L$$, places), '23514', null, about
)
from (values
  ('{}'::jsonb, 'no places without a list'),
  (tests.formation_places('["st"]'), 'each place is an object'),
  (tests.formation_places('[{"slot": "gk", "x": 1, "y": 1}]'), 'each slot once'),
  (tests.formation_places('[{"slot": "st2", "x": 101, "y": 1}]'), 'nobody off the pitch'),
  (tests.formation_places('[{"slot": "st2", "x": 1, "y": 1, "name": "Tim"}]'), 'nobody''s name')
) as wrong (places, about);
select lives_ok(
  $$insert into public.team_formations (team_id, name, format, formation, places)
    select tests.id('team'), 'Number ' || number, 3, '1-2', tests.formation_places() from generate_series(2, 30) as number$$,
  'thirty fit'
);
select throws_ok(
  $$insert into public.team_formations (team_id, name, format, formation, places)
    values (tests.id('team'), 'Number 31', 3, '1-2', tests.formation_places())$$,
  'P0001', 'too_many_formations', 'and no more'
);
select tests.act_as('parent');
select is_empty($$select from public.team_formations$$, 'a parent reads none');

select * from finish();
rollback;

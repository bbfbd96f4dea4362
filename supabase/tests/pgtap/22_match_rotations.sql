-- The rotation of a match: whose it is, what a plan may be, and whom it may name.
begin;
select plan(27);

create function tests.plan_match(p_match text, p_turns jsonb, p_rules jsonb default tests.rotation_rules())
returns void
language sql
as $$
  insert into public.match_rotations (match_id, rules, turns) values (tests.id(p_match), p_rules, p_turns)
$$;
grant execute on function tests.plan_match(text, jsonb, jsonb) to authenticated;
grant execute on function tests.rotation_rules(jsonb) to authenticated;
select tests.act_as_database();
delete from public.match_rotations where match_id = tests.id('played_match');

select tests.act_as('coach');
select lives_ok($$select tests.plan_match('played_match', jsonb_build_object(tests.id('child'), 'kxpb'))$$, 'the coach plans the match');
select results_eq(
  $$select team_id, author_id from public.match_rotations where match_id = tests.id('played_match')$$,
  $$values (tests.id('team'), tests.id('coach'))$$, 'team and author are the database''s to say'
);
select throws_ok($$select tests.plan_match('played_match', '{}')$$, '23505', null, 'one plan a match');
select isnt_empty(
  $$update public.match_rotations set turns = '{}' where match_id = tests.id('played_match') and updated_at = updated_at returning 1$$,
  'and changes it'
);
select is_empty(
  $$update public.match_rotations set turns = '{}' where match_id = tests.id('played_match') and updated_at = now() - interval '1 day' returning 1$$,
  'who read an older plan changes nothing'
);
select throws_ok(
  $$update public.match_rotations set team_id = tests.id('other_team')$$, '42501', null, 'a plan stays with its match'
);

-- What a plan may be

select throws_ok(format($$update public.match_rotations set turns = %L$$, turns), '23514', null, about)
from (values
  ('[]', 'no list'),
  ('{"me": "p"}', 'nobody without an id'),
  (jsonb_build_object(tests.id('child'), 'pz')::text, 'no unknown letter'),
  (jsonb_build_object(tests.id('child'), 'p.')::text, 'nothing left open'),
  (jsonb_build_object(tests.id('child'), repeat('p', 13))::text, 'no thirteenth part')
) as wrong (turns, about);
select throws_ok(
  format($$update public.match_rotations set rules = tests.rotation_rules(%L)$$, rules), '23514', null, about
)
from (values
  ('{"least_share": 101}', 'no more than all of it'),
  ('{"bench_run": 0}', 'no bench without a turn'),
  ('{"keeper": "goat"}', 'a known way to choose keepers'),
  ('{"words": "anything"}', 'no text of one''s own'),
  ('{"pairs": [{"kind": "enemies", "players": []}]}', 'known pairs'),
  ('{"levels": {"a": 9}}', 'three levels'),
  ('{"locks": {"a": "p"}}', 'locks of players')
) as wrong (rules, about);
select throws_ok(
  $$update public.match_rotations set turns = jsonb_build_object(tests.id('other_child'), 'p') where match_id = tests.id('played_match')$$,
  'P0001', 'player_not_called', 'nobody who is not called up'
);
select throws_ok(
  $$update public.match_rotations
    set rules = tests.rotation_rules(jsonb_build_object('levels', jsonb_build_object(tests.id('rival_child'), 3)))
    where match_id = tests.id('played_match')$$,
  'P0001', 'player_not_called', 'nor weighed'
);

-- From inside and from the rival

prepare read_plan as select from public.match_rotations where match_id = tests.id('played_match');
select tests.act_as('parent');
select is_empty('read_plan', 'a family reads no plan');
select tests.act_as('player');
select is_empty('read_plan', 'nor does a player');
select tests.act_as('other_coach');
select is_empty('read_plan', 'nor the coach of another team');
select tests.act_as('former_coach');
select is_empty('read_plan', 'nor a former coach');
select tests.act_as('rival_coach');
select is_empty('read_plan', 'nor a rival');
select tests.act_as('other_coach');
select throws_ok($$select tests.plan_match('match', '{}')$$, '42501', null, 'no coach of another team');
select tests.act_as('parent');
select throws_ok($$select tests.plan_match('match', '{}')$$, '42501', null, 'no family');

select * from finish();
rollback;

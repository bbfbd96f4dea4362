-- Development plans: who reads and writes them, the yes of player and family, minutes, reviews.
begin;
select plan(64);

-- Reading -----------------------------------------------------------------------------------

select tests.act_as('coach');
select bag_eq(
  $$select id from public.development_plans$$, $$values (tests.id('child_plan')), (tests.id('child_past_plan'))$$,
  'a coach reads the plans of the own players'
);
select is((select count(*)::int from public.development_reviews), 3, 'with all parts of their reviews');
select tests.act_as('other_coach');
select results_eq($$select id from public.development_plans$$, $$values (tests.id('other_plan'))$$, 'and of no other team');
select tests.act_as('player');
select is((select count(*)::int from public.development_plans), 2, 'a player reads the own plans');
select bag_eq(
  $$select plan_id, kind::text from public.development_reviews$$,
  $$values (tests.id('child_plan'), 'self'), (tests.id('child_past_plan'), 'coach')$$,
  'the own part, and that of the coach once it was shared'
);
select tests.act_as('parent');
select is((select count(*)::int from public.development_goals), 2, 'a guardian reads the goals of the child');
select is((select count(*)::int from public.development_reviews), 2, 'and no review the coach has not shared');
select tests.act_as('other_parent');
select is_empty($$select from public.development_plans where player_id = tests.id('child')$$, 'another family nothing of it');
select tests.act_as('ended_guardian');
select is_empty($$select from public.development_plans$$, 'nor a guardian whose link ended');
select throws_ok(
  $$select public.development_exposure(tests.id('child_plan'))$$, '42501', 'plan_not_found', 'who learns no minutes either'
);
select tests.act_as('owner');
select is_empty($$select from public.development_plans$$, 'an owner reads no plan');
select is_empty($$select from public.development_reviews$$, 'and no review');
select tests.act_as('rival_coach');
select results_eq($$select id from public.development_plans$$, $$values (tests.id('rival_plan'))$$, 'a rival school reads its own');
select tests.act_as('admin');
select is_empty($$select from public.development_plans$$, 'an administrator none');
select tests.act_as('suspended');
select is_empty($$select from public.development_plans$$, 'a suspended coach none');

-- The other coach is the child's father as well: then he reads as family and writes nothing.
select tests.act_as_database();
insert into public.guardian_links (guardian_id, player_id, relationship, status, accepted_at, confirmed_by, confirmed_at, created_at)
values (
  tests.id('other_coach'), tests.id('child'), 'father', 'active', now() - interval '40 days', tests.id('admin'),
  now() - interval '40 days', now() - interval '41 days'
);
select tests.act_as('other_coach');
select bag_eq(
  $$select plan_id, kind::text from public.development_reviews where player_id = tests.id('child')$$,
  $$values (tests.id('child_plan'), 'self'), (tests.id('child_past_plan'), 'coach')$$,
  'a coach who is a parent reads of the own child what a parent reads'
);
select throws_ok(
  $$select public.close_development_plan(tests.id('child_plan'))$$, '42501', 'plan_not_found', 'and writes nothing'
);
select throws_ok(
  $$select public.share_development_review(tests.id('child_plan'))$$, '42501', 'plan_not_found', 'nor shares for the coach'
);
select tests.act_as_database();
delete from public.guardian_links where guardian_id = tests.id('other_coach') and player_id = tests.id('child');

-- Writing -----------------------------------------------------------------------------------

create function tests.plan_of(p_id uuid, p_player text, p_goals jsonb)
returns jsonb language sql as $$
  select jsonb_build_object(
    'id', p_id, 'player_id', tests.id(p_player), 'starts_on', current_date - 40, 'ends_on', current_date + 40, 'goals', p_goals
  );
$$;
create function tests.one_goal() returns jsonb language sql as $$
  select '[{"words": " I turn with the ball ", "signs": "I see the goal", "topic": "first_touch", "side_topics": ["dribbling", "first_touch"]}]'::jsonb;
$$;
grant execute on all functions in schema tests to public;

select tests.act_as('coach');
select throws_ok(
  $$select public.save_development_plan(tests.plan_of(gen_random_uuid(), 'child', tests.one_goal()))$$,
  'P0001', 'plan_open_already', 'a player has one open plan'
);
select throws_ok(
  $$select public.save_development_plan(tests.plan_of(gen_random_uuid(), 'other_child', tests.one_goal()))$$,
  '42501', 'not_my_player', 'a coach plans for own players'
);
select throws_ok(
  $$select public.save_development_plan(tests.plan_of(tests.id('other_plan'), 'child', tests.one_goal()), now())$$,
  '42501', 'plan_not_found', 'and takes no plan of another player'
);
select throws_ok(
  $$select public.save_development_plan(tests.plan_of(tests.id('child_plan'), 'child', '[]'), now())$$,
  'P0001', 'goals_required', 'a plan has goals'
);
select throws_ok(
  $$select public.save_development_plan(tests.plan_of(tests.id('child_plan'), 'child', tests.one_goal()), now() - interval '1 year')$$,
  'P0001', 'stale_row', 'nobody overwrites what changed meanwhile'
);
select throws_ok(
  $$select public.save_development_plan(
    tests.plan_of(tests.id('child_plan'), 'child', tests.one_goal()),
    (select updated_at from public.development_plans where id = tests.id('child_plan'))
  )$$,
  'P0001', 'plan_in_review', 'the goals stand once somebody looked back on them'
);
select throws_ok(
  $$update public.development_plans set ends_on = ends_on + 1$$, '42501', null, 'and nobody writes past the functions'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.save_development_plan(tests.plan_of(gen_random_uuid(), 'child', tests.one_goal()))$$, '42501',
  'not_my_player', 'a guardian writes no plan'
);
select tests.act_as('owner');
select throws_ok(
  $$select public.save_development_plan(tests.plan_of(gen_random_uuid(), 'child', tests.one_goal()))$$, '42501',
  'not_my_player', 'nor does an owner who looks after no team'
);
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.close_development_plan(tests.id('child_plan'))$$, '42501', 'plan_not_found', 'a rival closes nothing'
);

-- Agreeing ----------------------------------------------------------------------------------

select tests.act_as('parent');
select results_eq(
  $$select is_writer, is_family, has_family from public.development_rights(tests.id('child'))$$, $$values (false, true, true)$$,
  'a guardian answers for the family'
);
select throws_ok(
  $$select public.agree_development_plan(tests.id('child_plan'), true, now() - interval '1 year')$$,
  'P0001', 'stale_row', 'a yes is to words one has seen'
);
select isnt(
  (public.agree_development_plan(
    tests.id('child_plan'), true, (select written_at from public.development_plans where id = tests.id('child_plan'))
  )).family_agreed_at, null, 'the family says yes'
);
select throws_ok(
  $$select public.agree_development_plan(tests.id('child_plan'), false, (select written_at from public.development_plans where id = tests.id('child_plan')))$$,
  '42501', 'plan_not_found', 'but not for a child who can say it'
);
select tests.act_as('player');
select isnt(
  (public.agree_development_plan(
    tests.id('child_plan'), false, (select written_at from public.development_plans where id = tests.id('child_plan'))
  )).player_agreed_at, null, 'the player says yes'
);
select throws_ok(
  $$select public.agree_development_plan(tests.id('child_plan'), true, (select written_at from public.development_plans where id = tests.id('child_plan')))$$,
  '42501', 'plan_not_found', 'but not for the family'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.agree_development_plan(tests.id('child_plan'), true, (select written_at from public.development_plans where id = tests.id('child_plan')))$$,
  '42501', 'plan_not_found', 'and a coach for neither'
);

-- Reviews -----------------------------------------------------------------------------------

select throws_ok(
  $$select public.save_development_review(tests.id('child_plan'), 'self', '{"steps": [3]}')$$, '42501', 'plan_not_found',
  'a coach does not speak for the player'
);
select throws_ok(
  $$select public.save_development_review(tests.id('child_plan'), 'coach', '{"steps": [3, 3]}')$$, 'P0001', 'steps_incomplete',
  'every goal has one step'
);
select throws_ok(
  $$select public.save_development_review(tests.id('child_plan'), 'coach', '{"steps": [4]}')$$, 'P0001', 'stale_row',
  'a colleague''s words are not overwritten unseen'
);
select is(
  (public.save_development_review(tests.id('child_plan'), 'coach', '{"steps": [3], "words": "Head up"}')).steps, array[3],
  'the same sent twice is written once'
);
select tests.act_as('player');
select throws_ok(
  $$select public.save_development_review(tests.id('child_plan'), 'coach', '{"steps": [4]}')$$, '42501', 'plan_not_found',
  'a player does not speak for the coach'
);
select is(
  (public.save_development_review(
    tests.id('child_plan'), 'self', '{"steps": [3], "words": " My brother "}',
    (select updated_at from public.development_reviews where plan_id = tests.id('child_plan') and kind = 'self')
  )).words, 'My brother', 'but changes the own part'
);
select throws_ok(
  $$select public.share_development_review(tests.id('child_plan'))$$, '42501', 'plan_not_found', 'and shares nothing'
);

-- Coverage ----------------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select plan_id, is_due, player_agreed, has_player_part, has_coach_part
    from public.list_development_coverage(tests.id('team')) where player_id = tests.id('child')$$,
  $$values (tests.id('child_plan'), false, true, true, true)$$, 'the coach sees how far each player is'
);
select throws_ok(
  $$select public.list_development_coverage(tests.id('other_team'))$$, '42501', 'team_not_found', 'of the own team'
);
select throws_ok(
  $$select public.development_numbers(tests.id('home'))$$, '42501', 'school_not_found', 'and no numbers of the school'
);
select tests.act_as('owner');
select results_eq(
  $$select planned, agreed, due from public.development_numbers(tests.id('home')) where team_id = tests.id('team')$$,
  $$values (1, 1, 0)$$, 'the owner sees numbers'
);
select throws_ok($$select public.development_numbers(tests.id('rival'))$$, '42501', 'school_not_found', 'of the own school');

-- Without a family nobody waits for one: an adult player decides alone.
select tests.act_as('rival_coach');
select results_eq(
  $$select has_family from public.development_rights(tests.id('child'))$$, $$values (false)$$,
  'who has no part in it does not learn whether there is a family'
);
select tests.act_as_database();
update public.guardian_links set can_respond = false where player_id = tests.id('child');
select tests.act_as('coach');
select results_eq(
  $$select is_writer, has_family from public.development_rights(tests.id('child'))$$, $$values (true, false)$$,
  'nobody to ask for the family'
);
select results_eq(
  $$select family_agreed from public.list_development_coverage(tests.id('team')) where player_id = tests.id('child')$$,
  $$values (true)$$, 'so nobody is waited for'
);
select tests.act_as_database();
update public.guardian_links set can_respond = true where player_id = tests.id('child');
select tests.act_as('coach');
select results_eq(
  $$select has_family from public.development_rights(tests.id('child'))$$, $$values (true)$$, 'until somebody may answer again'
);

-- Sharing -----------------------------------------------------------------------------------

select tests.act_as('coach');
select isnt((public.share_development_review(tests.id('child_plan'))).closed_at, null, 'sharing ends the plan');
select isnt((public.share_development_review(tests.id('child_plan'))).closed_at, null, 'sharing twice is sharing once');
select throws_ok(
  $$select public.save_development_review(tests.id('child_plan'), 'coach', '{"steps": [4]}')$$, 'P0001', 'plan_closed',
  'what was shared stays'
);
select tests.act_as('parent');
select is((select count(*)::int from public.development_reviews), 3, 'now the family reads it');
select results_eq(
  $$select payload ->> 'player', link from public.notifications where kind = 'goals_reviewed'$$,
  $$values ('Child', '/development/review/' || tests.id('child_plan'))$$, 'and is told once, without a word of it'
);

-- Exposure ----------------------------------------------------------------------------------

select tests.act_as_database();
select tests.named('next_plan');
select tests.act_as('coach');
select is(
  (public.save_development_plan(
    tests.plan_of(tests.id('next_plan'), 'child', tests.one_goal()) || jsonb_build_object('previous_id', tests.id('child_plan'))
  )).previous_id, tests.id('child_plan'), 'the next plan starts from it'
);
select is(
  (public.save_development_plan(tests.plan_of(tests.id('next_plan'), 'child', tests.one_goal()))).id, tests.id('next_plan'),
  'sent twice it is one plan'
);
select tests.act_as('player');
select results_eq(
  $$select payload::text, link from public.notifications where kind = 'goals_proposed'$$,
  $$values ('{}', '/players/details/' || tests.id('child') || '?tab=development')$$, 'the player is told of it once'
);
select tests.act_as('coach');
select results_eq(
  $$select words, side_topics::text[] from public.development_goals where plan_id = tests.id('next_plan')$$,
  $$values ('I turn with the ball', array['dribbling'])$$, 'words are trimmed, the topic itself helps not along'
);
select tests.act_as_database();
insert into public.exercises (id, school_id, author_id, topic, phase, practice_type, min_age, max_age, players_min, players_max,
  area_length_m, area_width_m, minutes)
select tests.named(name), tests.id('home'), tests.id('coach'), topic::public.exercise_topic, 'main_part', 'opposed', 8, 14, 4, 12, 20, 20, 15
from (values ('touch_drill', 'first_touch'), ('dribble_drill', 'dribbling'), ('shot_drill', 'finishing')) as drill (name, topic);
insert into public.trainings (id, team_id, author_id, starts_at, ends_at)
values
  (tests.named('given'), tests.id('team'), tests.id('coach'), now() - interval '3 days', now() - interval '3 days' + interval '90 minutes'),
  (tests.named('missed'), tests.id('team'), tests.id('coach'), now() - interval '4 days', now() - interval '4 days' + interval '90 minutes'),
  (tests.named('coming'), tests.id('team'), tests.id('coach'), now() + interval '3 days', now() + interval '3 days' + interval '90 minutes');
insert into public.training_blocks (training_id, phase, position, lane, exercise_id, minutes)
select tests.id(training), 'main_part', place, lane, tests.id(drill), minutes
from (values ('given'), ('missed'), ('coming')) as session (training)
cross join (
  values (0, 0, 'touch_drill', 15), (0, 1, 'touch_drill', 10), (1, 0, 'dribble_drill', 20), (2, 0, 'shot_drill', 25)
) as block (place, lane, drill, minutes);
insert into public.attendance (training_id, player_id, status, recorded_at)
values (tests.id('given'), tests.id('child'), 'present', now()), (tests.id('missed'), tests.id('child'), 'excused', now())
on conflict (training_id, player_id) do update set status = excluded.status, recorded_at = excluded.recorded_at;
select tests.act_as('player');
select is(
  public.development_exposure(tests.id('next_plan')) #> '{goals,0}',
  '{"position": 1, "direct": 15, "indirect": 20, "sessions": 1}'::jsonb,
  'sessions given and attended count, lanes once, what is to come not yet'
);

-- Leaving -----------------------------------------------------------------------------------

select tests.act_as_database();
update public.squad_members set left_on = current_date where player_id = tests.id('child') and left_on is null;
select tests.act_as('coach');
select is_empty($$select from public.development_plans where player_id = tests.id('child')$$, 'yesterday''s coach reads no plan');
select tests.act_as_database();
select lives_ok($$select private.erase_player(tests.id('child'))$$, 'a player is forgotten');
select is_empty(
  $$select player_id from public.development_plans where player_id = tests.id('child')
    union all select player_id from public.development_goals where player_id = tests.id('child')
    union all select player_id from public.development_reviews where player_id = tests.id('child')$$,
  'with plans and reviews'
);

select * from finish();
rollback;

-- Demo academy, part 5c: measured tests. The U13 ran, jumped and juggled on three evenings of the autumn, most of them a
-- little better each time; one was away each evening. Every number follows from the player's id.

create temporary table demo_test_days as
select *
from (
  values (1, 74), (2, 32), (3, 4)
) as evening (step, days_ago);

insert into public.test_results (player_id, team_id, test_key, measured_on, tries, recorded_by, recorded_at, created_at)
select
  squad.player_id,
  squad.team_id,
  test.key,
  current_date - evening.days_ago,
  array(
    select round(
      test.start
      + test.spread * (('x' || substr(md5(squad.player_id::text || test.key), 1, 4))::bit(16)::int % 21 - 10) / 10.0
      + test.growth * evening.step
        * (('x' || substr(md5(test.key || squad.player_id::text), 1, 4))::bit(16)::int % 5) / 2.0
      + test.noise
        * (('x' || substr(md5(squad.player_id::text || test.key || evening.step || try), 1, 4))::bit(16)::int % 11 - 5) / 5.0,
      test.decimals
    )
    from generate_series(1, test.tries) as try
    order by try
  ),
  coach.user_id,
  now() - evening.days_ago * interval '1 day',
  now() - evening.days_ago * interval '1 day'
from public.squad_members as squad
join public.team_staff as coach on coach.team_id = squad.team_id and coach.role = 'head_coach'
cross join demo_test_days as evening
join (
  values
    ('sprint_30', 5.28, 0.32, -0.05, 0.05, 2, 3),
    ('shuttle_4x10', 11.6, 0.6, -0.08, 0.1, 2, 2),
    ('long_jump', 168, 16, 2.5, 4, 0, 3),
    ('juggling', 42, 24, 5, 6, 0, 3)
) as test (key, start, spread, growth, noise, decimals, tries)
  -- the jump was left out on the second evening
  on test.key <> 'long_jump' or evening.step <> 2
where squad.left_on is null
  and squad.team_id = '00000000-0000-4000-8002-000000000003'
  and squad.shirt_number is distinct from evening.step * 4;

drop table demo_test_days;

-- Coaches are told of goals that end within a week and of reviews that are due: each once, and nobody else.
begin;
select plan(19);

create function tests.told()
returns table (person uuid, facts jsonb)
language sql
as $$
  select user_id, payload from public.notifications where kind = 'goals_review_due' order by user_id, created_at;
$$;
create function tests.move_end(p_days int)
returns void
language sql
as $$
  update public.development_plans set ends_on = current_date + p_days where id = tests.id('child_plan');
$$;
grant execute on all functions in schema tests to public;

select tests.act_as_database();
delete from public.notifications where kind = 'goals_review_due';
update public.development_plans set ends_on = current_date + 60 where closed_at is null;
-- Noon of the day everywhere in Europe, so that the day is the database's.
create function tests.remind() returns int language sql as $$
  select private.remind_of_reviews(current_date + interval '12 hours');
$$;

select is(tests.remind(), 0, 'nobody is reminded two months before');
select tests.move_end(8);
select is(tests.remind(), 0, 'nor eight days before');
select tests.move_end(7);
select is(tests.remind(), 1, 'seven days before the coach of the plan is');
select results_eq(
  $$select person, facts from tests.told()$$,
  $$values (tests.id('coach'), jsonb_build_object('player', 'Child', 'due_on', current_date + 7))$$,
  'with the child''s first name and the day, no word of the plan'
);
select results_eq(
  $$select category::text, link, about_id from public.notifications where kind = 'goals_review_due'$$,
  $$values ('notes', '/development/review/' || tests.id('child_plan'), tests.id('child_plan'))$$, 'and the way to the review'
);
select is(tests.remind(), 0, 'once');
select tests.move_end(0);
delete from public.notifications where kind = 'goals_review_due';
select is(tests.remind(), 1, 'on its last day it is not late');
select is((select facts ->> 'is_late' from tests.told()), null, 'but ends');
select tests.move_end(-1);
select is(tests.remind(), 1, 'the day after it is late');
select is((select count(*)::int from tests.told() where facts ->> 'is_late' = 'true'), 1, 'and says so');
select is(tests.remind(), 0, 'once more');
select is(
  private.remind_of_reviews(current_date + interval '30 days 12 hours'), 0, 'however long nobody looks back'
);

-- Who is told -------------------------------------------------------------------------------

delete from public.notifications where kind = 'goals_review_due';
delete from public.team_staff where team_id = tests.id('team') and user_id = tests.id('coach');
select is(tests.remind(), 0, 'who coached the player until yesterday is not told');
insert into public.team_staff (team_id, user_id, role) values (tests.id('team'), tests.id('other_coach'), 'head_coach');
select is(tests.remind(), 1, 'but whoever does now');
select results_eq($$select person from tests.told()$$, $$values (tests.id('other_coach'))$$, 'in the author''s place');
select is_empty(
  $$select from public.notifications as told
    where kind = 'goals_review_due' and user_id in (
      tests.id('player'), tests.id('parent'), tests.id('owner'), tests.id('rival_coach'), tests.id('admin')
    )$$,
  'never the player, a family, an owner, a rival or an administrator'
);

-- When it is over ---------------------------------------------------------------------------

delete from public.notifications where kind = 'goals_review_due';
update public.development_plans set closed_at = now() where id = tests.id('child_plan');
select is(tests.remind(), 0, 'a plan that has ended reminds of nothing');
select tests.act_as_database();
select is(private.run_job('remind_of_reviews'), 0, 'the scheduler knows the job');
select tests.act_as('coach');
select throws_ok($$select private.remind_of_reviews()$$, '42501', null, 'nobody calls it from outside');

select * from finish();
rollback;

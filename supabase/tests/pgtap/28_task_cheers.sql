-- Cheers for a player's work: who gives them, once a day, and who is told.
begin;
select plan(33);

create function tests.cheer(p_task text, p_kind text default 'well_done')
returns text
language sql
as $$
  select (public.cheer_task(tests.id(p_task), p_kind::public.task_cheer)).kind::text;
$$;
create function tests.told(p_person text)
returns setof jsonb
language sql
security definer
as $$
  select payload from public.notifications where kind = 'task_cheered' and user_id = tests.id(p_person) order by created_at;
$$;
grant execute on all functions in schema tests to public;

-- Only work that has begun ------------------------------------------------------------------

select tests.act_as('coach');
select throws_ok($$select tests.cheer('child_task')$$, 'P0001', 'task_not_begun', 'nothing is cheered that nobody has begun');
select lives_ok($$select public.set_task_status(tests.id('child_task'), 'in_progress')$$, 'it begins');
select is(tests.cheer('child_task', 'great_effort'), 'great_effort', 'a coach of the player cheers');
select is(tests.cheer('child_task', 'great_effort'), 'great_effort', 'sent twice it is one cheer');
select throws_ok($$select tests.cheer('child_task', 'well_done')$$, 'P0001', 'cheered_today', 'one word a day');
select is(
  (select count(*)::int from public.task_cheers where task_id = tests.id('child_task') and given_on = current_date), 1,
  'so there is one'
);
select results_eq(
  $$select * from tests.told('player')$$,
  $$select jsonb_build_object('cheer', 'great_effort', 'person', first_name, 'title', 'Bring the form')
    from public.users where id = tests.id('coach')$$,
  'the player is told once, by whom and for what'
);
select is_empty($$select tests.told('parent')$$, 'the family of a player with an account is not');
select tests.act_as_database();
update public.task_cheers set given_on = given_on - 5 where task_id = tests.id('child_task');
select tests.act_as('coach');
select is(tests.cheer('child_task', 'well_done'), 'well_done', 'another day is another cheer');

-- Who ---------------------------------------------------------------------------------------

select tests.act_as('parent');
select is(tests.cheer('child_task', 'keep_going'), 'keep_going', 'a guardian cheers the child');
select is(
  (select count(*)::int from public.task_cheers where task_id = tests.id('child_task') and given_on = current_date), 2,
  'and sees who cheered'
);
select tests.act_as('player');
select throws_ok($$select tests.cheer('child_task')$$, '42501', 'task_not_found', 'nobody cheers the own work');
select ok((select count(*) > 0 from public.task_cheers where task_id = tests.id('child_task')), 'but the player reads the cheers');
select is_empty($$select from public.task_cheers where player_id <> tests.id('child')$$, 'and those of nobody else');
select tests.act_as('other_coach');
select throws_ok($$select tests.cheer('child_task')$$, '42501', 'task_not_found', 'nor does a coach of another team');
select is_empty($$select from public.task_cheers where player_id = tests.id('child')$$, 'who reads none');
select tests.act_as('other_parent');
select throws_ok($$select tests.cheer('child_task')$$, '42501', 'task_not_found', 'nor the parent of another child');
select tests.act_as('ended_guardian');
select throws_ok($$select tests.cheer('child_task')$$, '42501', 'task_not_found', 'nor a guardian whose link ended');
select tests.act_as('owner');
select throws_ok($$select tests.cheer('child_task')$$, '42501', 'task_not_found', 'nor an owner who coaches nobody there');
select tests.act_as('rival_coach');
select throws_ok($$select tests.cheer('child_task')$$, '42501', 'task_not_found', 'nor a rival school');
select is_empty($$select from public.task_cheers where school_id = tests.id('home')$$, 'which reads none');
select tests.act_as('admin');
select throws_ok($$select tests.cheer('child_task')$$, '42501', 'task_not_found', 'nor an administrator');
select tests.act_as('suspended');
select throws_ok($$select tests.cheer('child_task')$$, '42501', null, 'nor a coach locked out');
select tests.act_as('coach');
select throws_ok($$select tests.cheer('staff_task')$$, '42501', 'task_not_found', 'the work of a colleague is not cheered');
select throws_ok($$select public.cheer_task(null, 'well_done')$$, '42501', 'task_not_found', 'nor nothing');
select throws_ok(
  $$insert into public.task_cheers (task_id, author_id, given_on, school_id, player_id, kind)
    values (tests.id('child_task'), tests.id('coach'), current_date - 9, tests.id('home'), tests.id('child'), 'well_done')$$,
  '42501', null, 'nobody writes past the function'
);
select throws_ok($$delete from public.task_cheers$$, '42501', null, 'nor takes one away');

-- A coach who is a parent too, of a child in another team, cheers as the parent.
select tests.act_as_database();
insert into public.guardian_links (guardian_id, player_id, relationship, status, accepted_at, confirmed_by, confirmed_at, created_at)
values (
  tests.id('other_coach'), tests.id('child'), 'father', 'active', now() - interval '40 days', tests.id('admin'),
  now() - interval '40 days', now() - interval '41 days'
);
select tests.act_as('other_coach');
select is(tests.cheer('child_task'), 'well_done', 'a coach of another team cheers the own child');
select tests.act_as_database();
delete from public.guardian_links where guardian_id = tests.id('other_coach') and player_id = tests.id('child');

-- A child without an account: the guardians are told, not whoever cheered.
update public.tasks set status = 'in_progress' where id = tests.id('rival_task');
select tests.act_as('rival_coach');
select is(tests.cheer('rival_task'), 'well_done', 'a child without an account is cheered as well');
select is((select count(*)::int from tests.told('rival_parent') as news where news ->> 'player' = 'Rival'), 1, 'and the guardian is told whose task it is');
select tests.act_as('rival_parent');
select lives_ok($$select tests.cheer('rival_task')$$, 'who may cheer too');

-- Leaving -----------------------------------------------------------------------------------

select tests.act_as_database();
delete from public.team_staff where team_id = tests.id('team') and user_id = tests.id('coach');
delete from public.task_cheers where given_on = current_date and author_id = tests.id('coach');
select tests.act_as('coach');
select throws_ok($$select tests.cheer('child_task')$$, '42501', 'task_not_found', 'who coached the player until yesterday does not');
select tests.act_as_database();
select lives_ok($$select private.erase_player(tests.id('child'))$$, 'a player is forgotten with the cheers');

select * from finish();
rollback;

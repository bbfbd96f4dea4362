-- Training reviews: what coaches think of each player's evening, and what nobody else learns of it.
begin;
select plan(55);

create temporary table extra (name text primary key, id uuid not null default gen_random_uuid());
insert into extra (name) values ('mate'), ('running'), ('next'), ('called_off'), ('over');
grant select on extra to public;
create function tests.extra(p_name text) returns uuid language sql as $$ select id from extra where name = p_name $$;
grant execute on function tests.extra(text) to public;

create function tests.mark(player uuid, minutes_ago int, more jsonb)
returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object(
    'player_id', player, 'recorded_at', now() - minutes_ago * interval '1 minute') || more);
$$;
grant execute on function tests.mark(uuid, int, jsonb) to public;

update public.squad_members set joined_on = current_date - 60;
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.extra('mate'), tests.id('home'), 'Mate', 'Test', '2014-06-01');
insert into public.squad_members (team_id, player_id, shirt_number, joined_on)
values (tests.id('team'), tests.extra('mate'), 8, current_date - 60);
insert into public.trainings (id, school_id, team_id, title, starts_at, ends_at, status)
values
  (tests.extra('running'), tests.id('home'), tests.id('team'), 'Running', now() - interval '30 minutes', now() + interval '1 hour', 'planned'),
  (tests.extra('over'), tests.id('home'), tests.id('team'), 'Over', now() - interval '3 days', now() - interval '3 days' + interval '90 minutes', 'planned'),
  (tests.extra('next'), tests.id('home'), tests.id('team'), 'Next', now() + interval '10 days', now() + interval '10 days 90 minutes', 'planned'),
  (tests.extra('called_off'), tests.id('home'), tests.id('team'), 'Off', now() - interval '1 hour', now() + interval '30 minutes', 'cancelled');

-- Recording ---------------------------------------------------------------------------------

select tests.act_as('coach');
select is_empty(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 10, '{"trend": 1, "rpe": 6, "note": " Brave "}'))$$,
  'a coach of the team says how the evening was for a player'
);
select results_eq(
  $$select trend, rpe, note, author_id, team_id, school_id from public.training_reviews where training_id = tests.extra('over')$$,
  $$values (1::int, 6::int, 'Brave', tests.id('coach'), tests.id('team'), tests.id('home'))$$,
  'arrow, effort and note are kept; author, team and school are the database''s'
);
select isnt_empty(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 20, '{"trend": -1}'))$$,
  'what was entered earlier and arrives later is handed back'
);
select results_eq(
  $$select trend, rpe from public.training_reviews where training_id = tests.extra('over')$$,
  $$values (1::int, 6::int)$$, 'the later record stays'
);
select is_empty(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 10, '{"trend": 1, "rpe": 6, "note": "Brave"}'))$$,
  'the same again is no conflict'
);
select is_empty(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 5, '{}'))$$, 'empty takes it back'
);
select results_eq(
  $$select trend, rpe, note from public.training_reviews where training_id = tests.extra('over')$$,
  $$values (null::int, null::int, null::text)$$, 'and the row remembers when'
);
select is_empty(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), -600, '{"trend": 0}'))$$,
  'a clock that is ahead counts as now'
);
select ok(
  (select recorded_at <= now() from public.training_reviews where training_id = tests.extra('over')),
  'no record lies in the future'
);
select is_empty(
  $$select public.record_reviews(tests.extra('running'), tests.mark(tests.extra('mate'), 0, '{"trend": -1}'))$$,
  'while the training runs, too'
);

-- Refused values ----------------------------------------------------------------------------

select throws_ok(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 0, '{"trend": 2}'))$$,
  '23514', null, 'up, level or down, nothing else'
);
select throws_ok(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 0, '{"rpe": 11}'))$$,
  '23514', null, 'effort ends at 10'
);
select throws_ok(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 0, '{"rpe": -1}'))$$,
  '23514', null, 'and begins at 0'
);
select throws_ok(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 0, jsonb_build_object('note', repeat('x', 301))))$$,
  '23514', null, 'a note is short'
);
select throws_ok(
  $$select public.record_reviews(tests.extra('over'), '{}')$$, 'P0001', 'entries_required', 'a list is needed'
);
select throws_ok(
  $$select public.record_reviews(tests.extra('over'), '[]')$$, 'P0001', 'entries_required', 'with somebody on it'
);
select throws_ok(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('other_child'), 0, '{"trend": 1}'))$$,
  'P0001', 'player_not_in_squad', 'nobody of another team'
);
select throws_ok(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('rival_child'), 0, '{"trend": 1}'))$$,
  'P0001', 'player_not_in_squad', 'nor of another school'
);
select throws_ok(
  $$select public.record_reviews(tests.extra('next'), tests.mark(tests.id('child'), 0, '{"trend": 1}'))$$,
  'P0001', 'too_early', 'not before the training'
);
select throws_ok(
  $$select public.record_reviews(tests.extra('called_off'), tests.mark(tests.id('child'), 0, '{"trend": 1}'))$$,
  'P0001', 'training_cancelled', 'not for one that was called off'
);

-- By hand -----------------------------------------------------------------------------------

select throws_ok(
  $$insert into public.training_reviews (training_id, player_id, recorded_at) values (tests.extra('over'), tests.extra('mate'), now())$$,
  '42501', null, 'no row is inserted by hand'
);
select throws_ok($$update public.training_reviews set trend = 1$$, '42501', null, 'none changed');
select throws_ok($$delete from public.training_reviews$$, '42501', null, 'none deleted');

-- The evening -------------------------------------------------------------------------------

select results_eq(
  $$select review, minutes_over, author_id from public.review_training(tests.extra('over'), ' Loud and good ', 4, now() - interval '5 minutes')$$,
  $$values ('Loud and good', 4, tests.id('coach'))$$, 'how it went, and that it ran over'
);
select results_eq(
  $$select status from public.trainings where id = tests.extra('over')$$,
  $$values ('done'::public.training_status)$$, 'the training is done'
);
select results_eq(
  $$select review, minutes_over from public.review_training(tests.extra('over'), 'Stale', 9, now() - interval '1 hour')$$,
  $$values ('Loud and good', 4)$$, 'the later review stays and is handed back'
);
select results_eq(
  $$select review, minutes_over, notes from public.review_training(tests.id('past_training'), null, -3)$$,
  $$values (null::text, -3, null::text)$$, 'it may have ended early'
);
select lives_ok($$select public.review_training(tests.extra('running'), 'So far so good', null)$$, 'a review may begin before the end');
select results_eq(
  $$select status from public.trainings where id = tests.extra('running')$$,
  $$values ('planned'::public.training_status)$$, 'which does not end the training'
);
select throws_ok(
  $$select public.review_training(tests.extra('over'), 'x', 500)$$, '23514', null, 'nobody runs over by hours'
);
select throws_ok($$select public.review_training(tests.extra('next'), 'x', 0)$$, 'P0001', 'too_early', 'nothing to review yet');
select throws_ok(
  $$select public.review_training(tests.extra('called_off'), 'x', 0)$$, 'P0001', 'training_cancelled', 'nor when it was called off'
);
update public.training_staff_notes set notes = 'Bibs are wet' where training_id = tests.extra('over');
select results_eq(
  $$select notes, review from public.review_training(tests.extra('over'), 'Again', 4)$$,
  $$values ('Bibs are wet', 'Again')$$, 'the note of the coaches stays'
);

-- Counting ----------------------------------------------------------------------------------

select is_empty(
  $$select public.record_attendance(tests.extra('over'), jsonb_build_array(
    jsonb_build_object('player_id', tests.id('child'), 'status', 'present', 'minutes', 80),
    jsonb_build_object('player_id', tests.extra('mate'), 'status', 'absent')))$$, 'who came'
);
select is_empty(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 0, '{"rpe": 5}'))$$, 'and how hard it looked'
);
select results_eq(
  $$select load from public.player_attendance(tests.id('child'), now() - interval '76 hours')$$,
  $$values (400)$$, 'the coach''s effort counts where the player said nothing'
);
select tests.act_as('player');
select lives_ok($$select public.report_effort(tests.extra('over'), tests.id('child'), 8)$$, 'the player says how hard it was');
select results_eq(
  $$select load from public.player_attendance(tests.id('child'), now() - interval '76 hours')$$,
  $$values (640)$$, 'then the own word counts'
);
select tests.act_as('coach');
select results_eq(
  $$select first_name, recorded, came, absent, rate, effort, last_five::text
    from public.team_attendance(tests.id('team'), now() - interval '76 hours') where player_id in (tests.id('child'), tests.extra('mate')) order by came desc$$,
  $$values
    ((select first_name from public.players where id = tests.id('child')), 1, 1, 0, 1.000, 8.0, '{present}'),
    ('Mate', 1, 0, 1, 0.000, null::numeric, '{absent}')$$,
  'the team at a glance'
);
select tests.act_as('other_coach');
select is_empty(
  $$select from public.team_attendance(tests.id('team'), now() - interval '76 hours') where recorded > 0$$,
  'a coach of another team counts nothing there'
);
select tests.act_as('rival_coach');
select is_empty($$select from public.team_attendance(tests.id('team'), now() - interval '76 hours')$$, 'a rival coach finds nobody');
select tests.act_as('parent');
select is_empty(
  $$select from public.team_attendance(tests.id('team'), now() - interval '76 hours') where recorded > 0 and player_id <> tests.id('child')$$,
  'a parent learns no other child''s numbers'
);

-- Who reads and who writes ------------------------------------------------------------------

select is_empty($$select from public.training_reviews$$, 'a parent reads no review, not even of the own child');
select throws_ok(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 0, '{"trend": 1}'))$$,
  '42501', 'not_staff_of_team', 'and writes none'
);
select tests.act_as('player');
select is_empty($$select from public.training_reviews$$, 'nor does a player');
select tests.act_as('owner');
select is_empty($$select from public.training_reviews$$, 'nor an owner');
select tests.act_as('admin');
select is_empty($$select from public.training_reviews$$, 'nor an administrator');
select tests.act_as('other_coach');
select is_empty($$select from public.training_reviews where team_id = tests.id('team')$$, 'nor a coach of another team');
select throws_ok(
  $$select public.review_training(tests.extra('over'), 'x', 0)$$, '42501', 'not_staff_of_team', 'who reviews nothing there'
);
select tests.act_as('rival_coach');
select is_empty($$select from public.training_reviews where school_id = tests.id('home')$$, 'a rival coach reads none of ours');
select throws_ok(
  $$select public.record_reviews(tests.extra('over'), tests.mark(tests.id('child'), 0, '{"trend": -1}'))$$,
  '42501', 'not_staff_of_team', 'and writes none'
);
select tests.act_as('anon');
select throws_ok($$select from public.training_reviews$$, '42501', null, 'a visitor reads nothing');

-- Data rights -------------------------------------------------------------------------------

select tests.act_as('parent');
select ok(
  public.export_child_data(tests.id('child')) -> 'tables' -> 'training_reviews' is null
  and public.export_child_data(tests.id('child')) ->> 'withheld' like '%training_reviews: %',
  'the copy of a child''s data says that coaches'' reviews are answered by hand'
);
select tests.act_as_database();
select lives_ok($$select private.erase_player(tests.id('child'))$$, 'a child is forgotten');
select is_empty(
  $$select from public.training_reviews where player_id = tests.id('child')$$, 'a child that is forgotten takes its reviews along'
);

select * from finish();
rollback;

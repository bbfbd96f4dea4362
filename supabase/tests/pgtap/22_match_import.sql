-- A fixture list that is read in, read again and taken back; and what a guest's family reads of the team.
begin;
select plan(37);

create function tests.list(variadic matches text[]) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object(
    'external_id', split_part(one, '|', 1), 'opponent', split_part(one, '|', 2), 'is_home', true,
    'starts_at', split_part(one, '|', 3), 'meet_minutes', 45, 'format', 7, 'periods', 2, 'period_minutes', 25
  ))
  from unnest(matches) as one;
$$;
create function tests.outcomes(matches jsonb) returns text language sql as $$
  select string_agg(made.outcome, ' ' order by made.place) from public.import_matches(tests.id('team'), matches) as made;
$$;
create function tests.count_told(wanted_kind text)
returns int language sql security definer as $$
  select count(*)::int from public.notifications
  where kind = wanted_kind and user_id = tests.id('parent') and created_at = now();
$$;
create function tests.forget_told() returns void language sql security definer as $$
  delete from public.notifications;
$$;
grant execute on all functions in schema tests to public;

-- Read in -----------------------------------------------------------------------------------

select tests.act_as('coach');
select is(
  tests.outcomes(tests.list('1|One|2028-01-08 10:00+01', '2|Two|2028-01-15 10:00+01')), 'created created', 'a coach reads a list in'
);
select results_eq(
  $$select opponent, school_id, format, starts_at, meet_at from public.matches where external_id = '1'$$,
  $$values ('One', tests.id('home'), 7, timestamptz '2028-01-08 10:00+01', timestamptz '2028-01-08 09:15+01')$$,
  'each row is a match of the team'
);
select is(tests.count_told('match_planned'), 1, 'the families are told once');
select is(
  tests.outcomes(tests.list('1|One|2028-01-08 10:00+01', '2|Two|2028-01-15 10:00+01')), 'unchanged unchanged',
  'the same list again changes nothing'
);
select is((select count(*)::int from public.matches where external_id in ('1', '2')), 2, 'and makes nothing twice');
select tests.forget_told();
select is(
  tests.outcomes(tests.list('1|One|2028-01-08 12:00+01', '3|Three|2028-01-08 12:30+01', '4||2028-01-20 10:00+01', '5|Five|soon', '6|Six|2028-01-22 10:00+01')),
  'changed match_overlaps invalid invalid created', 'rows that fail leave the others alone'
);
select is(
  (select meet_at from public.matches where external_id = '1'), timestamptz '2028-01-08 11:15+01', 'the meeting moves with the match'
);
select is(tests.count_told('match_moved'), 1, 'a moved match is told');
select is(
  tests.outcomes(tests.list('1|One|2028-01-15 10:00+01', '2|Two|2028-01-29 10:00+01')), 'changed changed',
  'one may take the place another of the list leaves'
);
select is(
  tests.outcomes(tests.list('7|Seven|2028-02-05 10:00+01', '7|Seven|2028-02-12 10:00+01')), 'created row_twice', 'a name stands once in a list'
);
select is(
  tests.outcomes(jsonb_build_array(jsonb_build_object('opponent', 'Nameless', 'is_home', true, 'starts_at', '2028-02-20 10:00+01'))),
  'invalid', 'and each row has one'
);
select throws_ok(
  $$select public.import_matches(tests.id('team'), (select jsonb_agg('{}'::jsonb) from generate_series(1, 501)))$$,
  'P0001', 'too_many_rows', '500 at most'
);
select throws_ok($$select public.import_matches(tests.id('team'), '{}')$$, 'P0001', 'too_many_rows', 'a list it must be');

-- Found again -------------------------------------------------------------------------------

insert into public.matches (team_id, opponent, starts_at) values (tests.id('team'), 'By hand', '2028-03-04 10:00+01');
select is(
  tests.outcomes(jsonb_build_array(
    tests.list('9|By Hand FC|2028-03-04 11:00+01') -> 0
    || jsonb_build_object('match_id', (select id from public.matches where opponent = 'By hand'))
  )),
  'changed', 'a match entered by hand takes the list''s name'
);
select is((select external_id from public.matches where opponent = 'By Hand FC'), '9', 'and is found by it from then on');
select is(
  tests.outcomes(jsonb_build_array(
    tests.list('10|Ten|2028-03-11 11:00+01') -> 0
    || jsonb_build_object('match_id', (select id from public.matches where opponent = 'By Hand FC'))
  )),
  'created', 'one with a name of its own is no other'
);
select is(
  tests.outcomes(jsonb_build_array(
    tests.list('10|Ten|2028-03-12 11:00+01') -> 0 || jsonb_build_object('seen_at', now() - interval '1 day')
  )),
  'stale_row', 'what changed since it was compared is not written over'
);
select throws_ok(
  $$insert into public.matches (team_id, opponent, starts_at, external_id)
    values (tests.id('team'), 'Twice', '2028-06-01 10:00+01', '9')$$, '23505', null, 'a name stands once in a team'
);
update public.matches set status = 'finished', goals_for = 1, goals_against = 0 where external_id = '9';
select is(
  tests.outcomes(tests.list('9|Other|2028-03-05 11:00+01')), 'match_not_open', 'what was played is not changed'
);
select is((select opponent from public.matches where external_id = '9'), 'By Hand FC', 'not at all');
update public.matches set status = 'cancelled' where external_id = '10';
select is(tests.outcomes(tests.list('10|Ten|2028-03-13 11:00+01')), 'changed', 'one that was called off takes the new time');
select is((select status::text from public.matches where external_id = '10'), 'cancelled', 'and stays called off');
select tests.act_as('parent');
select count(*) from public.answer_match((select id from public.matches where external_id = '7'), tests.id('child'), 'yes');
select tests.act_as('coach');
select is(tests.outcomes(tests.list('7|Seven|2028-02-06 10:00+01')), 'changed', 'a match somebody answered moves too');
select is(
  (select needs_reconfirmation from public.match_squad as entry join public.matches as match on match.id = entry.match_id
    where match.external_id = '7' and entry.player_id = tests.id('child')),
  true, 'and those who said yes are asked again'
);

-- Taken back --------------------------------------------------------------------------------

select is(
  public.undo_match_import(array(select id from public.matches where external_id in ('1', '2', '7', '9', '10'))), 2,
  'new ones go, those answered, played or called off stay'
);
select is_empty($$select from public.matches where external_id in ('1', '2')$$, 'for good');
select is(
  public.undo_match_import(array[tests.id('match')]), 0, 'a match entered by hand is none of an import'
);

-- Others ------------------------------------------------------------------------------------

select tests.act_as('other_coach');
select throws_ok($$select public.import_matches(tests.id('team'), '[]')$$, '42501', 'match_not_writable', 'another coach of the school may not');
select tests.act_as('rival_owner');
select throws_ok($$select public.import_matches(tests.id('team'), '[]')$$, '42501', 'match_not_writable', 'nor the rival');
select is(public.undo_match_import(array(select tests.id('match'))), 0, 'who takes nothing back either');
select tests.act_as('parent');
select throws_ok($$select public.import_matches(tests.id('team'), '[]')$$, '42501', 'match_not_writable', 'nor a parent');
select tests.act_as('player');
select throws_ok($$select public.import_matches(tests.id('team'), '[]')$$, '42501', 'match_not_writable', 'nor a player');
select throws_ok($$select public.import_matches(null, '[]')$$, '42501', 'match_not_writable', 'nor for no team');

-- Guests ------------------------------------------------------------------------------------

select tests.act_as_database();
update public.squad_members set left_on = current_date where player_id = tests.id('child');
select tests.act_as('parent');
select is_empty($$select from public.teams where id = tests.id('team')$$, 'the family of a guest reads no row of the team');
select tests.act_as_database();
delete from public.match_lineup_slots;
delete from public.match_squad where match_id = tests.id('match');
select tests.act_as('parent');
select is_empty($$select from public.called_match_team(tests.id('match'))$$, 'not of a match the child was never called up for');
select tests.act_as_database();
insert into public.match_squad (match_id, player_id, role) values (tests.id('match'), tests.id('child'), 'bench');
select tests.act_as('parent');
select results_eq(
  $$select id, name from public.called_match_team(tests.id('match'))$$,
  $$values (tests.id('team'), (select 'U13'::text))$$, 'of one it was called up for'
);
select tests.act_as('other_parent');
select is_empty($$select from public.called_match_team(tests.id('match'))$$, 'another family does not');

select * from finish();
rollback;

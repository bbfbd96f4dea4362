-- Session candidates: what a quick session may be made of is what its coach may read.
begin;
select plan(18);

create function tests.titles(p_locale text default 'en') returns setof text language sql as $$
  select entry ->> 'title' from jsonb_array_elements(public.session_candidates(tests.id('team'), p_locale)) as entry order by 1
$$;
grant execute on function tests.titles(text) to public;

select tests.act_as('coach');
select set_eq(
  $$select * from tests.titles()$$,
  array['Rondo 4 v 2', 'Passing square', 'Finishing wave', 'Secret drill'], 'the catalogue, the school''s and the coach''s own'
);
select set_has($$select * from tests.titles('de')$$, $$values ('Rondo 4 gegen 2')$$, 'in the reader''s language');
select set_has($$select * from tests.titles('de')$$, $$values ('Passing square')$$, 'in English where a translation is missing');
select results_eq(
  $$select entry ->> 'title', entry -> 'players', entry -> 'area', entry -> 'minutes', entry -> 'favourite', entry -> 'own', entry ? 'diagram'
    from jsonb_array_elements(public.session_candidates(tests.id('team'), 'en')) as entry where entry ->> 'slug' = 'rondo-four-two'$$,
  $$values ('Rondo 4 v 2', '[6, 12]'::jsonb, '[20.0, 15.0]'::jsonb, '15'::jsonb, 'true'::jsonb, 'false'::jsonb, false)$$,
  'the numbers a session is made from, and no drawing'
);
select tests.act_as_database();
update public.exercises set practice_key = 'rondo-free', family_key = 'rondo', players_ideal = 7
where id = tests.id('catalogue_exercise');
select tests.act_as('coach');
select results_eq(
  $$select entry ->> 'practice', entry ->> 'family', entry -> 'ideal'
    from jsonb_array_elements(public.session_candidates(tests.id('team'), 'en')) as entry where entry ->> 'slug' = 'rondo-four-two'$$,
  $$values ('rondo-free', 'rondo', '7'::jsonb)$$, 'what it is one size of, and for how many it is drawn'
);
select results_eq(
  $$select (entry ->> 'practice')::uuid, (entry ->> 'family')::uuid, (entry -> 'ideal')::int between 1 and 40
    from jsonb_array_elements(public.session_candidates(tests.id('team'), 'en')) as entry where entry ->> 'title' = 'Passing square'$$,
  $$values (tests.id('school_exercise'), tests.id('school_exercise'), true)$$, 'what a school wrote is its own practice'
);
select tests.act_as_database();
update public.exercises set min_age = 14 where id = tests.id('catalogue_exercise');
update public.exercises set max_age = 12 where id = tests.id('school_exercise');
update public.exercises set archived_at = now() where id = tests.id('private_exercise');
select tests.act_as('coach');
select set_eq($$select * from tests.titles()$$, array['Finishing wave'], 'neither for another age nor taken out of the library');
select tests.act_as('owner');
select set_hasnt($$select * from tests.titles()$$, $$values ('Secret drill')$$, 'an owner does not see what stayed private');
select tests.act_as('other_coach');
select throws_ok($$select tests.titles()$$, '42501', 'not_staff_of_team', 'a coach of another team may not ask');
select tests.act_as('rival_coach');
select throws_ok($$select tests.titles()$$, '42501', 'not_staff_of_team', 'nor the rival school''s coach');
select is(
  (select count(*)::int from jsonb_array_elements(public.session_candidates(tests.id('rival_team'), 'en')) as entry where entry ->> 'title' = 'Passing square'),
  0, 'who sees nothing of this school for a team of their own'
);
select tests.act_as('parent');
select throws_ok($$select tests.titles()$$, '42501', 'not_staff_of_team', 'nor a parent');
select tests.act_as('player');
select throws_ok($$select tests.titles()$$, '42501', 'not_staff_of_team', 'nor a player');
select tests.act_as('suspended');
select throws_ok($$select tests.titles()$$, '42501', 'not_staff_of_team', 'nor a coach locked out');
select tests.act_as('admin');
select throws_ok($$select tests.titles()$$, '42501', 'not_staff_of_team', 'nor an administrator');
select tests.act_as('pending');
select throws_ok($$select tests.titles()$$, '42501', 'not_staff_of_team', 'nor somebody without a role');
select tests.act_as('anon');
select throws_ok($$select tests.titles()$$, '42501', null, 'nor anybody who has not signed in');
select tests.act_as('coach');
select throws_ok($$select public.session_candidates(null, 'en')$$, '42501', 'not_staff_of_team', 'no team is nobody''s');

select * from finish();
rollback;

-- The library shows practices: one row each, in the size that suits, and many set-ups on a page.
begin;
select plan(29);

-- Twelve set-ups of four practices in five sizes, for 4, 6, 8, 10 and 12 players.
select tests.act_as_database();
create function pg_temp.import(p_family text, p_practice text, p_ideal int, p_title text) returns void language sql as $$
  select private.import_exercises(jsonb_build_array(jsonb_build_object(
    'slug', p_practice || '-' || p_ideal, 'practice', p_practice, 'family', p_family, 'topic', 'passing', 'moment', null,
    'phase', 'main_part', 'practice_type', 'opposed', 'corners', '[]'::jsonb, 'ages', '[8, 14]'::jsonb, 'level', 2,
    'players', jsonb_build_object('min', p_ideal - 1, 'max', p_ideal + 1, 'ideal', p_ideal), 'area', '[20, 15]'::jsonb,
    'minutes', 15, 'intensity', 'medium', 'equipment', '[]'::jsonb,
    'texts', jsonb_build_object('en', jsonb_build_object('title', p_title, 'aim', 'Aim', 'points', '["Look"]'::jsonb))
  )))
$$;
select pg_temp.import('f-' || family, 'f-' || family || '-' || task, ideal, 'Tilework ' || family || ' for ' || ideal || ': ' || task)
from generate_series(1, 12) as family
cross join unnest(array['alpha', 'beta', 'gamma', 'delta']) as task
cross join unnest(array[4, 6, 8, 10, 12]) as ideal;
create function pg_temp.find(p_practice text) returns uuid language sql stable security definer as $$
  select id from public.exercises where slug = p_practice
$$;
grant execute on all functions in schema pg_temp to public;

-- One row a practice ------------------------------------------------------------------------

select tests.act_as('coach');
select is((select count(*) from public.search_exercises('en', 'tilework', p_limit => 100)), 48::bigint, 'each practice comes once');
select results_eq(
  $$select distinct total_count, total_variants from public.search_exercises('en', 'tilework')$$,
  $$values (48::bigint, 240::bigint)$$, 'practices are counted, and their sizes beside them'
);
select results_eq(
  $$select distinct sizes from public.search_exercises('en', 'tilework', p_limit => 100)$$,
  $$values (array[4, 6, 8, 10, 12])$$, 'each says all its sizes'
);
select results_eq(
  $$select variant_ids[1], variant_ids[5] from public.search_exercises('en', 'tilework') where slug like 'f-1-alpha-%'$$,
  $$values (pg_temp.find('f-1-alpha-4'), pg_temp.find('f-1-alpha-12'))$$, 'and where they are, the smallest first'
);
select results_eq(
  $$select title, sizes, cardinality(variant_ids) from public.search_exercises('en', 'passing square')$$,
  $$values ('Passing square', '{}'::int[], 1)$$, 'what a school wrote is its own practice'
);

-- The size that suits -----------------------------------------------------------------------

select results_eq(
  $$select distinct players_ideal from public.search_exercises('en', 'tilework', p_limit => 100)$$, $$values (8)$$,
  'the middle one where nothing is said'
);
select results_eq(
  $$select distinct players_ideal from public.search_exercises('en', 'tilework', p_players => 11, p_limit => 100)$$,
  $$values (10)$$, 'one for as many as are asked for, the nearer and smaller one'
);
select is(
  (select total_count from public.search_exercises('en', 'tilework', p_players => 30, p_limit => 1)), null,
  'no practice comes in a size that does not fit'
);
select results_eq(
  $$select distinct players_ideal from public.search_exercises('en', 'tilework', p_expected => 30, p_limit => 100)$$,
  $$values (12)$$, 'who is expected chooses the size and leaves nothing out'
);
select results_eq(
  $$select slug from public.search_exercises('en', 'tilework 3 for 6 alpha', p_limit => 1)$$, $$values ('f-3-alpha-6')$$,
  'the words choose before that'
);
select results_eq(
  $$select distinct total_variants, sizes from public.search_exercises('en', 'tilework', p_players => 11)$$,
  $$values (96::bigint, array[4, 6, 8, 10, 12])$$, 'sizes that were not found are said too'
);

-- Stars and uses ----------------------------------------------------------------------------

insert into public.exercise_favourites (exercise_id) values (pg_temp.find('f-2-beta-12'));
select results_eq(
  $$select slug, is_favourite from public.search_exercises('en', 'tilework', p_limit => 100) where slug like 'f-2-beta-%'$$,
  $$values ('f-2-beta-12', true)$$, 'the size with my star stands for its practice'
);
select results_eq(
  $$select slug, is_favourite from public.search_exercises('en', 'tilework', p_players => 4, p_limit => 100)
    where slug like 'f-2-beta-%'$$,
  $$values ('f-2-beta-4', true)$$, 'and shows on another size'
);
select results_eq(
  $$select slug from public.search_exercises('en', 'tilework', p_favourites_only => true)$$, $$values ('f-2-beta-12')$$,
  'among the favourites stands the size itself'
);
select tests.act_as('other_coach');
select is_empty(
  $$select from public.search_exercises('en', 'tilework', p_limit => 100) where is_favourite$$, 'a star is nobody else''s'
);
select tests.act_as_database();
update public.exercises set use_count = 3 where slug = 'f-7-gamma-4';
update public.exercises set use_count = 4 where slug = 'f-7-gamma-12';
update public.exercises set use_count = 5 where slug = 'f-9-delta-8';
select tests.act_as('coach');
select results_eq(
  $$select slug, use_count from public.search_exercises('en', 'tilework', p_sort => 'popular', p_limit => 2)$$,
  $$values ('f-7-gamma-8', 7), ('f-9-delta-8', 5)$$, 'the sizes of a practice are used together'
);

-- Many set-ups on a page --------------------------------------------------------------------

create function pg_temp.most_of_a_family(p_query text, p_sort text, p_offset int) returns bigint language sql as $$
  select max(family.count) from (
    select count(*) from public.search_exercises('en', p_query, p_sort => p_sort, p_limit => 24, p_offset => p_offset)
    where slug like 'f-%' group by split_part(slug, '-', 2)
  ) as family
$$;
grant execute on all functions in schema pg_temp to public;
select is(pg_temp.most_of_a_family('tilework', 'relevance', 0), 2::bigint, 'a page of 24 has two of a set-up at most');
select is(pg_temp.most_of_a_family('tilework', 'relevance', 24), 2::bigint, 'so has the next');
select is(pg_temp.most_of_a_family(null, 'relevance', 0), 2::bigint, 'also without words');
select is(
  (select count(distinct split_part(slug, '-', 2)) from public.search_exercises('en', 'tilework', p_limit => 12)), 12::bigint,
  'a screen of twelve has twelve set-ups'
);
select results_eq(
  $$select split_part(title, ':', 1) from public.search_exercises('en', 'tilework', p_sort => 'title', p_limit => 4)$$,
  $$values ('Tilework 1 for 8'), ('Tilework 1 for 8'), ('Tilework 1 for 8'), ('Tilework 1 for 8')$$,
  'who asks for the order of titles gets it'
);
select is(
  (select split_part(slug, '-', 2) from public.search_exercises('en', 'tilework 5', p_limit => 1)), '5',
  'what the words find better stands before what is different'
);

-- Page by page ------------------------------------------------------------------------------

select is(
  (
    select count(distinct row.id) from generate_series(0, 45, 5) as start
    cross join lateral public.search_exercises('en', 'tilework', p_limit => 5, p_offset => start) as row
  ), 48::bigint, 'no practice is lost between pages'
);
select is(
  (
    select count(*) from generate_series(0, 45, 5) as start
    cross join lateral public.search_exercises('en', 'tilework', p_limit => 5, p_offset => start) as row
  ), 48::bigint, 'and none comes twice'
);

-- Whose ------------------------------------------------------------------------------------

select tests.act_as('rival_coach');
select is_empty(
  $$select from public.search_exercises('en', p_limit => 100) where school_id = tests.id('home')$$,
  'another school''s exercises are in no list'
);
select is_empty(
  $$select from public.search_exercises('en', p_limit => 100) as row
    where exists (select from unnest(row.variant_ids) as one where not exists (select from public.exercises where id = one))$$,
  'nor among the sizes'
);
select tests.act_as('coach');
select throws_ok(
  $$update public.exercises set practice_key = 'f-1-alpha' where author_id = auth.uid()$$, '42501', null,
  'nobody puts an exercise into a practice of the catalogue'
);
select tests.act_as_database();
select throws_ok(
  $$update public.exercises set practice_key = 'f-1-alpha', family_key = 'f-1' where id = tests.id('school_exercise')$$, '23514', null,
  'not even by the back door'
);
update public.exercises set archived_at = now() where slug = 'f-4-alpha-8';
select tests.act_as('coach');
select results_eq(
  $$select sizes from public.search_exercises('en', 'tilework 4', p_limit => 100) where slug like 'f-4-alpha-%'$$,
  $$values (array[4, 6, 10, 12])$$, 'what is archived is no size'
);

select * from finish();
rollback;

-- Global search: everybody finds what the policies show them, all of it and nothing else, however it is typed.
begin;
select plan(44);

-- Ids of what is found, of one kind.
create function tests.found(kind text, words text)
returns setof uuid
language sql
as $$ select found.id from public.search_everything(words, 'en', 10) as found where found.kind = $1 $$;

-- What is found and no policy shows: must be empty.
create function tests.found_in_secret()
returns setof text
language sql
as $$
  select found.kind || ' ' || found.title
  from unnest(array['te', 'test', 'u1', 'ch', 'ri', 'co', 'tr', 'vis', 'gue', 'pa', 'ow', 'ot', 'rival', 'chidl', 'pass']) as typed (words)
  cross join public.search_everything(typed.words, 'en', 10) as found
  where case found.kind
    when 'player' then not exists (select from public.players where players.id = found.id)
    when 'team' then not exists (select from public.teams where teams.id = found.id)
    when 'person' then not exists (select from public.person_cards where user_id = found.id)
    when 'training' then not exists (select from public.trainings where trainings.id = found.id)
    when 'match' then not exists (select from public.matches where matches.id = found.id)
    when 'exercise' then not exists (select from public.exercises where exercises.id = found.id)
    else true
  end;
$$;

-- What a policy shows and no search finds: must be empty; ten of each are found at most.
create function tests.never_found()
returns setof text
language sql
as $$
  (select 'player ' || first_name from public.players where id not in (select tests.found('player', 'test')))
  union all
  (select 'team ' || name from public.teams where id not in (select tests.found('team', 'u1')))
  union all
  (select 'training ' || title from public.trainings where title ~ 'training$' and id not in (select tests.found('training', 'training')))
  union all
  (select 'match ' || opponent from public.matches where opponent = 'Guests' and id not in (select tests.found('match', 'guests')));
$$;
grant execute on all functions in schema tests to public;

-- Everybody against the policies ---------------------------------------------------------------

select tests.act_as('admin');
select is_empty('select * from tests.found_in_secret()', 'an administrator finds what the policies show');
select is_empty('select * from tests.never_found()', 'and all of it');
select tests.act_as('owner');
select is_empty('select * from tests.found_in_secret()', 'an owner finds what the policies show');
select is_empty('select * from tests.never_found()', 'and all of it');
select tests.act_as('coach');
select is_empty('select * from tests.found_in_secret()', 'a coach finds what the policies show');
select is_empty('select * from tests.never_found()', 'and all of it');
select tests.act_as('other_coach');
select is_empty('select * from tests.found_in_secret()', 'the coach of another team finds what the policies show');
select is_empty('select * from tests.never_found()', 'and all of it');
select tests.act_as('former_coach');
select is_empty('select * from tests.found_in_secret()', 'a coach the child has left finds what the policies show');
select is_empty('select * from tests.never_found()', 'and all of it');
select tests.act_as('parent');
select is_empty('select * from tests.found_in_secret()', 'a parent finds what the policies show');
select is_empty('select * from tests.never_found()', 'and all of it');
select tests.act_as('player');
select is_empty('select * from tests.found_in_secret()', 'a player finds what the policies show');
select is_empty('select * from tests.never_found()', 'and all of it');
select tests.act_as('rival_owner');
select is_empty('select * from tests.found_in_secret()', 'a rival owner finds what the policies show');
select is_empty('select * from tests.never_found()', 'and all of it');

-- Who must find nothing ------------------------------------------------------------------------

select tests.act_as('rival_coach');
select is_empty($$select tests.found('player', 'child test') intersect select tests.id('child')$$, 'a rival coach finds no child of ours');
select set_eq($$select tests.found('player', 'test')$$, $$select tests.id('rival_child')$$, 'but the own one');
select is_empty($$select tests.found('person', 'parent test') intersect select tests.id('parent')$$, 'no parent of ours');
select is_empty(
  $$select tests.found('training', 'training') intersect select unnest(array[tests.id('training'), tests.id('other_training')])$$,
  'no session of ours'
);
select tests.act_as('ended_guardian');
select is_empty($$select id from public.search_everything('child') where kind <> 'exercise'$$, 'a guardian whose link has ended finds no child');
select is_empty($$select tests.found('training', 'training')$$, 'and no session');
select is_empty($$select tests.found('match', 'guests')$$, 'and no match');
select tests.act_as('suspended');
select is_empty($$select * from public.search_everything('test')$$, 'a suspended account finds nothing');
select is_empty($$select * from public.search_everything('passing')$$, 'not even an exercise');
select tests.act_as('pending');
select is_empty($$select * from public.search_everything('test')$$, 'nor does somebody without a role');
select tests.act_as('other_parent');
select set_eq($$select tests.found('player', 'test')$$, $$select tests.id('other_child')$$, 'a parent finds no child of another family');
select is_empty($$select tests.found('person', 'parent') intersect select tests.id('parent')$$, 'and no other parent');
select tests.act_as('coach');
select set_eq(
  $$select tests.found('person', 'parent test')$$, $$select unnest(array[tests.id('parent'), tests.id('other_parent')])$$,
  'a coach finds who is linked, or asks to be, to the own players'
);

select tests.act_as_database();
delete from public.role_assignments where user_id = tests.id('coach');
select tests.act_as('coach');
select is_empty($$select * from public.search_everything('test')$$, 'yesterday''s coach finds nobody');
select is_empty($$select tests.found('training', 'training')$$, 'and no session');
select tests.act_as('owner');
select is_empty($$select tests.found('person', 'coach test') intersect select tests.id('coach')$$, 'and is found by nobody');
select throws_ok(
  $$select tests.act_as('anon'); select * from public.search_everything('test')$$, '42501', null, 'visitors may not ask'
);

-- How it is typed ------------------------------------------------------------------------------

select tests.act_as_database();
update public.players set first_name = 'Йордан', last_name = 'Müller-Ivanov' where id = tests.id('child');
update public.trainings set title = null where id = tests.id('training');
select tests.act_as('owner');
select set_eq($$select tests.found('player', 'yordan mueller')$$, $$select tests.id('child')$$, 'other letters, no accents');
select set_eq($$select tests.found('player', 'MULER ЙОР')$$, $$select tests.id('child')$$, 'beginnings, in either order and script');
select set_eq($$select tests.found('player', 'Jordan Ivnaov')$$, $$select tests.id('child')$$, 'misspelt');
select is_empty($$select tests.found('player', 'yordan zz')$$, 'every word has to be there');
select is_empty($$select * from public.search_everything('y')$$, 'one letter asks for nothing');
select is_empty($$select * from public.search_everything('%_')$$, 'signs of patterns are signs');
select isnt_empty($$select tests.id('training') intersect select tests.found('training', 'u13')$$, 'a session without a title is found by its team');
select is(
  (select subtitle from public.search_everything('yordan') where kind = 'player'), 'U13', 'a player comes with the teams of today'
);
select is(
  (select array_agg(found.starts_at >= now() order by found.place)
   from (select starts_at, row_number() over () as place from public.search_everything('u13') where kind = 'training') as found),
  array[true, false], 'what comes next stands before what was'
);
select is(
  (select count(*)::int from public.search_everything('u1', 'en', 1) where kind = 'team'), 1, 'as many as asked for'
);
select isnt_empty($$select tests.found('exercise', 'passing')$$, 'exercises come from the library');

select * from finish();
rollback;

-- Club calls: the list of teams, who runs a school, a squad's way into a new season, an owner's profile
-- together with the school, and that a rival school gets nowhere with them.
begin;
select plan(33);

create function tests.saving(school text, seen timestamptz, school_name text default 'Home', logo text default '')
returns timestamptz
language sql
as $$
  select public.save_academy(
    tests.id(school), seen, ' Olga ', 'Owner', '+49 30 1', '', 'Director', 'About me',
    school_name, 'academy', 'Berlin', 'Main Street 1', 'https://home.test', 'Since 1900', logo
  );
$$;
grant execute on function tests.saving(text, timestamptz, text, text) to authenticated;

-- The list of teams --------------------------------------------------------------------------
select tests.act_as('coach');
select is(
  (select array_agg(name || ':' || player_count || ':' || staff_count order by name) from public.search_teams()),
  array['U11:1:1', 'U12:0:1', 'U13:1:2'],
  'a coach sees every team of the school with the number of its players and staff'
);
select is(
  (select array_agg(name) from public.search_teams(p_sort => 'age', p_is_descending => true)),
  array['U13', 'U12', 'U11'], 'sorted by age, the oldest first when asked'
);
select is((select count(*)::int from public.search_teams(p_query => 'u1_')), 0, 'wildcards are letters like others');
select is((select name from public.search_teams(p_age_groups => '{U11}')), 'U11', 'narrowed by age group');
select is((select count(*)::int from public.search_teams(p_seasons => '{2020/21}')), 0, 'and by season');
select is((select count(*)::int from public.search_teams(p_is_archived => true)), 0, 'archived ones are asked for by themselves');
select is(
  (select array_agg(total_count::int) from public.search_teams(p_limit => 1, p_offset => 2)), '{3}',
  'a page says how many there are in all'
);

select tests.act_as('parent');
select is(
  (select array_agg(name || ':' || coalesce(player_count::text, '-') || ':' || staff_count) from public.search_teams()),
  array['U13:-:2'], 'a parent sees the team of the own child, without counting team mates'
);
select tests.act_as('rival_coach');
select is(
  (select array_agg(school_name) from public.search_teams()), array['Rival', 'Rival'], 'a rival sees the own school alone'
);
select tests.act_as('pending');
select is((select count(*)::int from public.search_teams()), 0, 'who has no role sees nothing');
select tests.act_as('suspended');
select is((select count(*)::int from public.search_teams()), 0, 'nor does who is locked out');
select tests.act_as('admin');
select is((select count(*)::int from public.search_teams()), 5, 'administrators see all');

-- Who runs a school --------------------------------------------------------------------------
select tests.act_as('parent');
select is(
  (select array_agg(first_name || case when is_owner then '*' else '' end order by first_name)
   from public.school_people(tests.id('home'))),
  array['Coach', 'Former_Coach', 'Officer', 'Other_Coach', 'Owner*'],
  'a family learns who runs the school; a locked account is not shown'
);
select is(
  (select duties::text from public.school_people(tests.id('home')) where first_name = 'Officer'),
  '{safeguarding}', 'and whom to turn to about safeguarding'
);
select is(
  (select jsonb_array_length(teams) from public.school_people(tests.id('home')) where first_name = 'Other_Coach'),
  0, 'but not the teams it has nothing to do with'
);
select is(
  (select teams -> 0 ->> 'name' from public.school_people(tests.id('home')) where first_name = 'Coach'),
  'U13', 'only the own ones'
);
select is((select count(*)::int from public.school_people(tests.id('rival'))), 0, 'nobody of another school');
select tests.act_as('suspended');
select is((select count(*)::int from public.school_people(tests.id('home'))), 0, 'nothing for who is locked out');

-- A new season -------------------------------------------------------------------------------
select tests.act_as('owner');
select lives_ok(
  $$select public.copy_team(tests.id('team'), ' U14 ', 'U14', '2027/28',
    array[tests.id('child'), tests.id('other_child'), tests.id('rival_child')])$$,
  'an owner takes a squad into the new season'
);
select is(
  (select array_agg(squad.player_id || ':' || squad.shirt_number)
   from public.squad_members as squad join public.teams as team on team.id = squad.team_id
   where team.name = 'U14' and team.season = '2027/28'),
  array[tests.id('child') || ':7'],
  'with numbers, and nobody who was not in it'
);
select is(
  (select count(*)::int from public.team_staff as staff join public.teams as team on team.id = staff.team_id
   where team.name = 'U14'), 2, 'and with its staff'
);
select is(
  (select count(*)::int from public.squad_members where team_id = tests.id('team') and left_on is null), 1,
  'the old team stays as it is'
);
select throws_ok(
  $$select public.copy_team(tests.id('team'), 'U14', 'U14', '2027/28')$$,
  '23505', null, 'a name is given once a season'
);
select throws_ok(
  $$select public.copy_team(tests.id('rival_team'), 'Stolen', 'U14', '2027/28')$$,
  'P0001', 'team_unknown', 'a rival''s team does not exist for an owner'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.copy_team(tests.id('team'), 'Mine', 'U14', '2027/28')$$,
  '42501', null, 'coaches do not make teams'
);

-- Profile and school -------------------------------------------------------------------------
select tests.act_as('owner');
select lives_ok(
  $$select tests.saving('home', (select updated_at from public.schools where id = tests.id('home')),
    'Home Academy', 'https://any.test/storage/v1/object/public/logos/' || tests.id('home') || '/crest.png')$$,
  'an owner saves profile and school together'
);
select is(
  (select person.first_name || '|' || profile.job_title || '|' || school.name || '|' || school.type
   from public.users as person
   join public.owner_profiles as profile on profile.user_id = person.id
   cross join public.schools as school
   where person.id = tests.id('owner') and school.id = tests.id('home')),
  'Olga|Director|Home Academy|academy', 'both are changed'
);
select throws_ok(
  $$select tests.saving('home', '2020-01-01', 'Late')$$,
  'P0001', 'stale_row', 'an older version does not overwrite a newer one'
);
select throws_ok(
  $$select tests.saving('home', (select updated_at from public.schools where id = tests.id('home')), repeat('x', 121))$$,
  '23514', null, 'what is too long is refused'
);
select is(
  (select name from public.schools where id = tests.id('home')), 'Home Academy', 'and then nothing is saved'
);
select throws_ok(
  $$select tests.saving('rival', (select updated_at from public.schools where id = tests.id('rival')))$$,
  '42501', 'school_not_yours', 'not the rival''s school'
);
select tests.act_as('coach');
select throws_ok(
  $$select tests.saving('home', (select updated_at from public.schools where id = tests.id('home')))$$,
  '42501', 'school_not_yours', 'nor by a coach'
);
select tests.act_as('admin');
select throws_ok(
  $$select tests.saving('home', (select updated_at from public.schools where id = tests.id('home')))$$,
  '42501', 'school_not_yours', 'nor by an administrator, who has no owner''s profile'
);

select * from finish();
rollback;

-- People calls: saving, listing and importing players, and that a rival school gets nowhere with them.
begin;
select plan(30);

create function tests.squad(team text, shirt int default null)
returns jsonb
language sql
as $$
  select jsonb_build_array(jsonb_build_object('team_id', tests.id(team), 'shirt_number', shirt));
$$;

create function tests.two_rows(second_shirt int)
returns jsonb
language sql
as $$
  select jsonb_build_array(
    jsonb_build_object(
      'first_name', 'Imp', 'last_name', 'One', 'date_of_birth', '2013-01-01', 'team_id', tests.id('team'),
      'shirt_number', 51, 'guardian_email', 'imp@family.test', 'relationship', 'mother'
    ),
    jsonb_build_object(
      'first_name', 'Imp', 'last_name', 'Two', 'date_of_birth', '2013-01-02', 'team_id', tests.id('team'),
      'shirt_number', second_shirt
    )
  );
$$;
grant execute on function tests.squad(text, int), tests.two_rows(int) to authenticated;

-- Saving -------------------------------------------------------------------------------------
select tests.act_as('coach');
select lives_ok(
  $$select public.save_player('Mira', 'Test', '2014-05-06', p_squads => tests.squad('team', 41),
    p_position => 'forward', p_other_positions => '{midfielder}')$$,
  'a coach adds a player with several positions to the own team'
);
select is(
  (select shirt_number from public.squad_members as squad
   join public.players as player on player.id = squad.player_id where player.first_name = 'Mira'), 41,
  'with the number on the shirt'
);
select throws_ok(
  $$select public.save_player('Lost', 'Child', '2014-05-06', p_school_id => tests.id('home'))$$,
  'P0001', 'team_required', 'not without a team: the coach would not see the player again'
);
select throws_ok(
  $$select public.save_player('Un', 'Born', current_date + 1, p_squads => tests.squad('team'))$$,
  'P0001', 'born_in_future', 'nobody is born tomorrow'
);
select throws_ok(
  $$select public.save_player('Two', 'Shirts', '2014-05-06', p_squads => tests.squad('team', 41))$$,
  '23505', null, 'a number is given once in a team'
);
select throws_ok(
  $$select public.save_player('Mira', 'Changed', '2014-05-06', p_player_id => player.id,
    p_squads => tests.squad('team', 41), p_expected => player.updated_at - interval '1 second')
    from public.players as player where first_name = 'Mira'$$,
  'P0001', 'stale_row', 'an older version does not overwrite a newer one'
);
select tests.act_as_database();
insert into public.consents (player_id, purpose, is_given, text_version, locale, relationship, method)
select id, 'health_data', true, 1, 'en', 'mother', 'app' from public.players where first_name = 'Mira';
select tests.act_as('coach');
select lives_ok(
  $$select public.save_player('Mira', 'Changed', '2014-05-07', p_player_id => player.id,
    p_squads => tests.squad('team', 42), p_expected => player.updated_at, p_height_cm => 150)
    from public.players as player where first_name = 'Mira'$$,
  'the version that was read does'
);
select is(
  (select shirt_number from public.squad_members as squad
   join public.players as player on player.id = squad.player_id
   where player.first_name = 'Mira' and squad.left_on is null), 42,
  'the number changed with it'
);
select lives_ok(
  $$select public.save_player('Mira', 'Changed', '2014-05-07', p_player_id => player.id)
    from public.players as player where first_name = 'Mira'$$,
  'a coach takes a player out of the own team'
);
select is(
  (select count(*)::int from public.squad_members as squad
   join public.players as player on player.id = squad.player_id
   where player.first_name = 'Mira' and squad.left_on is null), 0,
  'which ends the place and keeps its history'
);
select throws_ok(
  $$select public.save_player('X', 'Y', '2014-05-06', p_player_id => tests.id('rival_child'))$$,
  '42501', 'player_not_yours', 'not a rival''s player'
);
select throws_ok(
  $$select public.save_player('X', 'Y', '2014-05-06', p_player_id => tests.id('other_child'))$$,
  '42501', 'player_not_yours', 'nor a colleague''s'
);
select throws_ok(
  $$select public.save_player('X', 'Y', '2014-05-06', p_squads => tests.squad('rival_team'))$$,
  '42501', null, 'nor into a rival''s team'
);

select tests.act_as('rival_coach');
select throws_ok(
  $$select public.save_player('X', 'Y', '2014-05-06', p_player_id => tests.id('child'))$$,
  '42501', 'player_not_yours', 'and no rival changes one of ours'
);
select throws_ok(
  $$select public.save_player('X', 'Y', '2014-05-06', p_school_id => tests.id('home'),
    p_squads => tests.squad('team'))$$,
  '42501', null, 'or adds one'
);

-- Listing ------------------------------------------------------------------------------------
select is_empty(
  $$select id from public.search_players(p_limit => 500) where id in (tests.id('child'), tests.id('other_child'))$$,
  'a rival coach finds none of our players'
);
select is_empty(
  $$select user_id from public.search_coaches() where school_id = tests.id('home')$$,
  'nor our coaches'
);
select tests.act_as('parent');
select set_eq(
  'select id from public.search_players()',
  'select private.my_player_ids()',
  'a parent finds the own children'
);
select tests.act_as('owner');
select isnt_empty(
  $$select id from public.search_players(p_team_ids => array[tests.id('team')], p_status => 'in_team')$$,
  'an owner filters by team'
);
select is_empty(
  $$select id from public.search_players(p_query => '%')$$, 'a sign of the pattern language is a letter'
);
select isnt_empty($$select user_id from public.search_coaches()$$, 'an owner finds the coaches');

-- Importing ----------------------------------------------------------------------------------
select throws_ok(
  $$select public.import_players(tests.id('home'), tests.two_rows(51))$$,
  'P0001', 'import_row:2:23505', 'one wrong row is named and stops all'
);
select is_empty($$select id from public.players where first_name = 'Imp'$$, 'so nothing came in');
select is(
  (select string_agg(coalesce(guardian, '-'), ' ' order by place)
   from public.import_players(tests.id('home'), tests.two_rows(52))),
  'invited -', 'a sound table comes in, its guardian is invited'
);
select is_empty(
  $$select * from public.import_players(tests.id('home'), tests.two_rows(52))$$,
  'and nobody comes in twice'
);
select throws_ok(
  $$select public.import_players(tests.id('home'), (select jsonb_agg('{}'::jsonb) from generate_series(1, 501)))$$,
  'P0001', 'too_many_rows', '500 rows at once'
);
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.import_players(tests.id('home'), tests.two_rows(53))$$, 'P0001', null,
  'a rival owner brings nobody into our school'
);
select is(
  public.undo_player_import(array[tests.id('child'), tests.id('other_child')]), 0,
  'and takes nobody out of it'
);
select tests.act_as('coach');
select is(
  public.undo_player_import(array(select id from public.players where first_name = 'Imp')), 0,
  'a coach deletes no player'
);
select tests.act_as('owner');
select is(
  public.undo_player_import(array(select id from public.players where first_name = 'Imp')), 2,
  'the owner takes the import back'
);

select * from finish();
rollback;

-- Player stats: who rates, who reads, what families see, mental scores apart.
begin;
select plan(71);

-- The rule of reading, as every persona.
create function pg_temp.seen_by(persona text, relation text)
returns text
language plpgsql
as $$
declare
  seen text;
begin
  perform tests.act_as(persona);
  execute format(
    'select string_agg(names.name, '' '' order by names.name) from public.%I as entry join tests.names on names.id = entry.id',
    relation
  ) into seen;
  return coalesce(seen, '');
end;
$$;
create function pg_temp.refuses(persona text, statement text, error text, title text)
returns text
language plpgsql
as $$
begin
  perform tests.act_as(persona);
  return throws_ok(statement, '42501', error, persona || title);
end;
$$;
grant execute on function pg_temp.seen_by(text, text), pg_temp.refuses(text, text, text, text) to public;

select results_eq(
  $$select persona, pg_temp.seen_by(persona, 'player_stat_updates')
    from unnest(array['pending', 'suspended', 'player', 'parent', 'other_parent', 'rival_parent', 'coach', 'other_coach', 'officer', 'rival_coach', 'owner', 'admin']) as persona$$,
  $$values
    ('pending', ''), ('suspended', ''),
    ('player', 'child_self_stats child_shared_stats'),
    ('parent', 'child_self_stats child_shared_stats'),
    ('other_parent', 'other_stats'),
    ('rival_parent', 'rival_stats'),
    ('coach', 'child_new_stats child_self_stats child_shared_stats'),
    ('other_coach', 'other_stats'),
    ('officer', ''),
    ('rival_coach', 'rival_stats'),
    ('owner', 'child_new_stats child_self_stats child_shared_stats other_stats'),
    ('admin', '')$$,
  'families see what was shared, coaches their own players, owners their school, administrators nothing'
);
select results_eq(
  $$select persona, pg_temp.seen_by(persona, 'player_mental_updates')
    from unnest(array['player', 'parent', 'other_parent', 'coach', 'officer', 'suspended', 'owner', 'rival_owner', 'admin']) as persona$$,
  $$values
    ('player', 'child_shared_mental'), ('parent', 'child_shared_mental'), ('other_parent', 'other_mental'),
    ('coach', ''), ('officer', ''), ('suspended', ''), ('owner', ''), ('rival_owner', ''), ('admin', '')$$,
  'mental scores are selected by the family alone, and only when shared'
);
select results_eq(
  $$select persona, pg_temp.seen_by(persona, 'progress_activities')
    from unnest(array['player', 'other_parent', 'coach', 'other_coach', 'owner', 'rival_coach', 'admin']) as persona$$,
  $$values
    ('player', 'child_progress'), ('other_parent', 'other_progress'), ('coach', 'child_progress'),
    ('other_coach', 'other_progress'), ('owner', 'child_progress other_progress'),
    ('rival_coach', 'rival_progress'), ('admin', '')$$,
  'progress is read by the family, the coaches of the player and the owner'
);

select tests.act_as('parent');
select results_eq(
  $$select speed, overall from public.player_stats$$, $$values (5::numeric(3, 1), 5.5::numeric(4, 2))$$,
  'the current state of a family is what was shared last'
);
select tests.act_as('coach');
select results_eq(
  $$select speed, overall from public.player_stats$$, $$values (5.5::numeric(3, 1), 6::numeric(4, 2))$$,
  'the coach''s is the newest; the player''s own view does not count'
);
select throws_ok(
  $$insert into public.player_stat_updates (player_id, source, speed) values (tests.id('child'), 'coach', 9)$$,
  '42501', null, 'nobody writes stats by hand'
);
select throws_ok(
  $$update public.player_stat_updates set shared_at = now() where id = tests.id('child_new_stats')$$,
  '42501', null, 'or shares them by hand'
);
select throws_ok($$delete from public.player_stat_updates$$, '42501', null, 'or deletes them');
select throws_ok(
  $$insert into public.progress_activities (player_id, kind) values (tests.id('child'), 'won')$$,
  '42501', null, 'or invents progress'
);
select throws_ok(
  $$select private.append_stats('[]', 'coach', null)$$, '42501', null, 'the writing function is out of reach'
);
select throws_ok(
  $$select private.record_progress(tests.id('child'), 'won')$$, '42501', null, 'and so is the one for progress'
);

-- Rating a team.
select results_eq(
  $$select source::text, speed, passing, stamina, overall, recorded_by, shared_at is null, school_id
    from public.update_player_stats(jsonb_build_array(jsonb_build_object(
      'player_id', tests.id('child'), 'values', '{"speed": 7.5, "confidence": 8}'::jsonb, 'note', ' Faster ')))$$,
  $$values ('coach', 7.5::numeric(3, 1), 6.5::numeric(3, 1), null::numeric(3, 1), 7::numeric(4, 2), tests.id('coach'), true, tests.id('home'))$$,
  'a coach rates: what is not named keeps its value, the overall rating is computed'
);
select results_eq(
  $$select note from public.player_stat_updates where speed = 7.5$$, $$values ('Faster')$$, 'with a note'
);
select is_empty(
  $$select * from public.update_player_stats(jsonb_build_array(jsonb_build_object(
    'player_id', tests.id('child'), 'values', '{"composure": 3}'::jsonb)))$$,
  'mental scores alone leave no open snapshot'
);
select throws_ok(
  $$select public.update_player_stats(jsonb_build_array(jsonb_build_object('player_id', tests.id(name), 'values', '{"speed": 7}'::jsonb)))
    from unnest(array['other_child']) as name$$,
  '42501', 'not_my_player', 'a colleague''s player is not rated'
);
select throws_ok(
  $$select public.update_player_stats(jsonb_build_array(
    jsonb_build_object('player_id', tests.id('child'), 'values', '{"speed": 9}'::jsonb),
    jsonb_build_object('player_id', tests.id('rival_child'), 'values', '{"speed": 1}'::jsonb)))$$,
  '42501', 'not_my_player', 'one foreign player in the grid refuses the whole grid'
);
select is_empty($$select from public.player_stat_updates where speed = 9$$, 'and nothing of it is kept');
select throws_ok(
  $$select public.update_player_stats(jsonb_build_array(
    jsonb_build_object('player_id', tests.id('child'), 'values', '{"speed": 9}'::jsonb),
    jsonb_build_object('player_id', tests.id('child'), 'values', '{"speed": 1}'::jsonb)))$$,
  'P0001', 'player_twice', 'a player stands in a grid once'
);
select throws_ok(
  format($$select public.update_player_stats(jsonb_build_array(jsonb_build_object('player_id', tests.id('child'), 'values', '%s'::jsonb)))$$, bad.document),
  'P0001', bad.error, 'refused: ' || bad.document
)
from (
  values
    ('{"speed": 10.5}', 'rating_out_of_range'), ('{"speed": 0}', 'rating_out_of_range'),
    ('{"speed": "9"}', 'rating_out_of_range'), ('{"speed": null}', 'rating_out_of_range'),
    ('{"overall": 9}', 'unknown_attribute'), ('{"shared_at": 9}', 'unknown_attribute'),
    ('{}', 'values_required'), ('[]', 'values_required')
) as bad (document, error);
select throws_ok($$select public.update_player_stats('[]')$$, 'P0001', 'entries_required', 'an empty grid is refused');
select throws_ok($$select public.update_player_stats('{}')$$, 'P0001', 'entries_required', 'and what is no grid');
select throws_ok(
  $$select public.update_player_stats('[{"values": {"speed": 5}}]')$$, '42501', 'not_my_player', 'and nobody''s rating'
);

select pg_temp.refuses(
  persona,
  $$select public.update_player_stats(jsonb_build_array(jsonb_build_object('player_id', tests.id('child'), 'values', '{"speed": 9}'::jsonb)))$$,
  'not_my_player', ' does not rate the child'
)
from unnest(array['suspended', 'parent', 'other_coach', 'officer', 'rival_coach', 'owner', 'admin']) as persona;

-- Mental scores: staff through the audited door only.
select tests.act_as('coach');
select results_eq(
  $$select confidence, composure from public.read_mental_stats(array[tests.id('child')]) limit 2$$,
  $$values (8::numeric(3, 1), 3::numeric(3, 1)), (8::numeric(3, 1), null)$$,
  'a coach of the player reads mental scores through the function, newest first'
);
select tests.act_as('owner');
select results_eq(
  $$select actor_id, player_id from public.audit_log where action = 'mental_scores_read'$$,
  $$values (tests.id('coach'), tests.id('child'))$$,
  'and leaves an entry that the owner can see'
);
select pg_temp.refuses(
  persona,
  $$select public.read_mental_stats(array[tests.id('child')])$$,
  'not_my_player', ' does not read them'
)
from unnest(array['owner', 'admin', 'officer', 'other_coach', 'rival_coach', 'suspended']) as persona;
select tests.act_as('coach');
select throws_ok(
  $$select public.read_mental_stats(array[tests.id('child'), tests.id('other_child')])$$, '42501', 'not_my_player',
  'nor a coach those of a colleague''s player'
);

-- Sharing.
select is(public.share_player_stats(array[tests.id('child')]), 1, 'a coach shares the newest rating');
select is(public.share_player_stats(array[tests.id('child')]), 0, 'once');
select tests.act_as('parent');
select results_eq($$select speed from public.player_stats$$, $$values (7.5::numeric(3, 1))$$, 'now the family sees it');
select results_eq(
  $$select payload -> 'changes' from public.progress_activities where kind = 'stats_updated'$$,
  $$values ('{"speed": 2.5, "passing": 0.5}'::jsonb)$$,
  'and reads in the progress what has moved since the last one shared'
);
select results_eq(
  $$select confidence from public.player_mental_updates$$, $$values (5::numeric(3, 1))$$,
  'mental scores stay closed'
);
select tests.act_as('coach');
select is(public.share_player_stats(array[tests.id('child')], true), 1, 'until the coach shares those too');
select throws_ok(
  $$select public.share_player_stats(array[tests.id('other_child')])$$, '42501', 'not_my_player', 'of own players only'
);

-- Seeing oneself.
select tests.act_as('player');
select results_eq(
  $$select source::text, speed, passing, shared_at is not null
    from public.submit_self_rating(tests.id('child'), '{"speed": 9, "confidence": 2}')$$,
  $$values ('self', 9::numeric(3, 1), 8::numeric(3, 1), true)$$,
  'a player rates themselves, on top of the own last view'
);
select isnt_empty(
  $$select from public.submit_self_rating(tests.id('child'), '{"speed": 9, "confidence": 2}')$$,
  'the same sent again at once is answered'
);
select tests.act_as_database();
select results_eq(
  $$select count(*) from public.player_stat_updates where player_id = tests.id('child') and source = 'self' and speed = 9
    union all
    select count(*) from public.player_mental_updates where player_id = tests.id('child') and source = 'self' and confidence = 2$$,
  $$values (1::bigint), (1)$$, 'and counts once'
);
select tests.act_as('coach');
select results_eq(
  $$select speed from public.player_stats$$, $$values (7.5::numeric(3, 1))$$, 'which does not become the rating'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.submit_self_rating(tests.id('child'), '{"speed": 10}')$$, '42501', 'not_my_player',
  'a parent does not speak for a child with an account of its own'
);
select tests.act_as('rival_parent');
select isnt_empty(
  $$select public.submit_self_rating(tests.id('rival_child'), '{"speed": 6}')$$, 'but for a child without one'
);
select throws_ok(
  $$select public.submit_self_rating(tests.id('child'), '{"speed": 10}')$$, '42501', 'not_my_player', 'their own'
);
select tests.act_as_database();
update public.guardian_links set can_respond = false where id = tests.id('rival_parent_of_rival_child');
select tests.act_as('rival_parent');
select throws_ok(
  $$select public.submit_self_rating(tests.id('rival_child'), '{"speed": 6}')$$, '42501', 'not_my_player',
  'with the right to answer for it'
);

-- What a colleague rated meanwhile.
select tests.act_as_database();
insert into public.player_stat_updates (player_id, source, recorded_by, speed)
values (tests.id('child'), 'coach', tests.id('other_coach'), 4);
insert into public.player_mental_updates (player_id, source, recorded_by, composure)
values (tests.id('child'), 'coach', tests.id('other_coach'), 4);
create function pg_temp.rates(p_values text, p_seen text)
returns text
language sql
as $$
  select format(
    'select public.update_player_stats(jsonb_build_array(jsonb_build_object('
    '''player_id'', tests.id(''child''), ''values'', %L::jsonb, ''seen'', %L::jsonb)))', p_values, p_seen
  );
$$;
grant execute on function pg_temp.rates(text, text) to public;
select tests.act_as('coach');
select throws_ok(
  pg_temp.rates('{"speed": 9}', format('{"stats": "%s"}', tests.id('child_new_stats'))),
  'P0001', 'rated_meanwhile', 'a colleague''s newer rating refuses one that has not seen it'
);
select throws_ok(
  pg_temp.rates('{"composure": 9}', '{"mental": null}'),
  'P0001', 'rated_meanwhile', 'mental scores likewise'
);
select is_empty($$select from public.player_stat_updates where speed = 9 and source = 'coach'$$, 'and nothing of it is kept');
select lives_ok(
  pg_temp.rates('{"composure": 9}', '{"stats": null}'), 'it does not matter where nothing of it is rated'
);
select lives_ok(
  pg_temp.rates('{"speed": 6}', format('{"stats": "%s"}', (
    select id from public.player_stats where player_id = tests.id('child')
  ))),
  'with the newest seen it counts'
);
select lives_ok(
  pg_temp.rates('{"speed": 7, "composure": 8}', '{"stats": null, "mental": null}'),
  'and one''s own newer ratings never refuse'
);

-- History.
select tests.act_as_database();
select throws_ok(
  $$update public.player_stat_updates set speed = 10 where id = tests.id('child_new_stats')$$,
  '42501', 'append_only', 'a snapshot is never rewritten'
);
select throws_ok(
  $$update public.player_mental_updates set shared_at = null where id = tests.id('child_shared_mental')$$,
  '42501', 'append_only', 'nor taken back once shared'
);
select throws_ok(
  $$delete from public.players where id = tests.id('other_child')$$, '23503', 'player_has_history', 'a player with history is not deleted'
);
update public.squad_members set left_on = current_date where id = tests.id('child_in_team');
select tests.act_as('coach');
select is_empty($$select from public.player_stat_updates$$, 'with the player the record leaves the coach');
select tests.act_as('parent');
select isnt_empty($$select from public.player_stat_updates$$, 'not the family');

select * from finish();
rollback;

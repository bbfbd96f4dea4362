-- Achievements: a catalogue for all, awards by rule or by hand, kept when taken back.
begin;
select plan(83);

create function pg_temp.refuses(persona text, statement text, error text, title text)
returns text
language plpgsql
as $$
begin
  perform tests.act_as(persona);
  return throws_ok(statement, '42501', error, persona || title);
end;
$$;
create function pg_temp.awards_of(persona text)
returns text
language plpgsql
as $$
begin
  perform tests.act_as(persona);
  return coalesce(
    (
      select string_agg(names.name, ' ' order by names.name)
      from public.achievement_awards as award join tests.names on names.id = award.id
    ),
    ''
  );
end;
$$;
grant execute on function pg_temp.refuses(text, text, text, text), pg_temp.awards_of(text) to public;

-- The catalogue.
select tests.act_as('rival_parent');
select isnt_empty($$select from public.achievements where id = tests.id('fair_play')$$, 'everybody with a role reads the catalogue');
select results_eq(
  $$select title from public.achievement_texts where locale = 'de'$$, $$values ('Fair Play')$$, 'in their language'
);
select tests.act_as('pending');
select is_empty($$select from public.achievements$$, 'nobody without one');
select pg_temp.refuses(
  persona, $$insert into public.achievements (rule) values ('by_hand')$$, null, ' adds nothing to it'
)
from unnest(array['owner', 'coach', 'player', 'parent']) as persona;
select tests.act_as('owner');
select is_empty($$update public.achievements set threshold = 1 where id = tests.id('big_step') returning id$$, 'nor changes it');
select is_empty($$delete from public.achievements returning id$$, 'nor empties it');
select throws_ok(
  $$select public.save_achievement('{"rule": "by_hand", "texts": [{"locale": "en", "title": "Mine", "description": "Mine"}]}')$$,
  '42501', null, 'by the function neither'
);
select tests.act_as('admin');
select isnt_empty(
  $$select public.save_achievement('{"rule": "tasks_done", "threshold": 10, "tier": "silver",
    "texts": [{"locale": "en", "title": " Homework hero ", "description": "Ten tasks done"}, {"locale": "bg", "title": "Герой", "description": "Десет задачи"}]}')$$,
  'an administrator writes one'
);
select results_eq(
  $$select text.title, item.tier::text, item.icon from public.achievement_texts as text
    join public.achievements as item on item.id = text.achievement_id and item.rule = 'tasks_done' order by locale desc$$,
  $$values ('Homework hero', 'silver', 'award'), ('Герой', 'silver', 'award')$$, 'in its languages'
);
select throws_ok(
  $$select public.save_achievement('{"rule": "by_hand", "texts": [{"locale": "de", "title": "Nur", "description": "Deutsch"}]}')$$,
  'P0001', 'texts_required', 'English at least'
);
select throws_ok(
  $$select public.save_achievement('{"rule": "tasks_done", "texts": [{"locale": "en", "title": "X", "description": "X"}]}')$$,
  '23514', null, 'a rule needs something to count to'
);
select throws_ok(
  $$insert into public.achievements (rule, threshold) values ('by_hand', 3)$$, '23514', null, 'and a hand does not count'
);
select results_eq(
  $$select archived_at is null, threshold from public.save_achievement(jsonb_build_object(
    'id', tests.id('big_step'), 'rule', 'stat_improved', 'threshold', 5,
    'texts', '[{"locale": "en", "title": "Big step", "description": "Half a point better"}]'::jsonb))$$,
  $$values (true, 5)$$, 'and rewrites one'
);
select throws_ok(
  $$select public.save_achievement(jsonb_build_object('id', gen_random_uuid(), 'rule', 'by_hand',
    'texts', '[{"locale": "en", "title": "X", "description": "X"}]'::jsonb))$$,
  '42501', 'achievement_not_writable', 'that exists'
);
select throws_ok(
  $$delete from public.achievements where id = tests.id('fair_play')$$, '23503', null, 'one that was awarded is not deleted'
);
select results_eq(
  $$select awards, players from public.achievement_usage() where achievement_id = tests.id('fair_play')$$,
  $$values (3, 3)$$, 'editors see how often it was given'
);
select is_empty($$select from public.achievement_awards$$, 'and not to whom');
select pg_temp.refuses(persona, $$select * from public.achievement_usage()$$, 'admin_only', ' does not count them')
from unnest(array['owner', 'coach', 'suspended']) as persona;

-- Awards.
select results_eq(
  $$select persona, pg_temp.awards_of(persona)
    from unnest(array['pending', 'suspended', 'player', 'parent', 'other_parent', 'coach', 'other_coach', 'officer', 'rival_coach', 'owner', 'rival_owner']) as persona$$,
  $$values
    ('pending', ''), ('suspended', ''), ('player', 'child_award'), ('parent', 'child_award'),
    ('other_parent', 'other_award'), ('coach', 'child_award'), ('other_coach', 'other_award'),
    ('officer', ''), ('rival_coach', 'rival_award'), ('owner', 'child_award other_award'), ('rival_owner', 'rival_award')$$,
  'awards are read by the family, the coaches of the player and the owner'
);
select tests.act_as('coach');
select throws_ok(
  $$insert into public.achievement_awards (player_id, achievement_id) values (tests.id('child'), tests.id('big_step'))$$,
  '42501', null, 'awards are given by functions only'
);
select throws_ok($$update public.achievement_awards set reason = 'X'$$, '42501', null, 'never edited');
select throws_ok($$delete from public.achievement_awards$$, '42501', null, 'never deleted');
select is(public.award_achievement(array[tests.id('child')], tests.id('fair_play')), 0, 'the same one is given once a season');
select throws_ok(
  $$select public.award_achievement(array[tests.id('child')], tests.id('big_step'))$$, 'P0001', 'awarded_by_rule', 'what a rule gives is not given by hand'
);
select throws_ok(
  $$select public.award_achievement(array[tests.id('child')], gen_random_uuid())$$, 'P0001', 'achievement_unknown', 'and there is one'
);
select throws_ok(
  $$select public.award_achievement(array[tests.id('child'), tests.id('other_child')], tests.id('fair_play'))$$,
  '42501', 'not_my_player', 'a colleague''s player is not decorated'
);
select pg_temp.refuses(
  persona, $$select public.award_achievement(array[tests.id('child')], tests.id('fair_play'))$$, 'not_my_player', ' gives the child nothing'
)
from unnest(array['player', 'parent', 'other_coach', 'rival_owner', 'suspended', 'admin']) as persona;
select tests.act_as('other_coach');
select throws_ok(
  $$select public.revoke_award(tests.id('child_award'), 'Envy')$$, '42501', 'award_not_writable', 'nor takes anything away'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.revoke_award(tests.id('child_award'), 'Modesty')$$, '42501', 'award_not_writable', 'neither does a parent'
);
select tests.act_as('coach');
select throws_ok($$select public.revoke_award(tests.id('child_award'), ' ')$$, 'P0001', 'reason_required', 'a coach says why');
select results_eq(
  $$select revoked_by, revoke_reason from public.revoke_award(tests.id('child_award'), ' Wrong player ')$$,
  $$values (tests.id('coach'), 'Wrong player')$$, 'and takes it back'
);
select throws_ok($$select public.revoke_award(tests.id('child_award'), 'Again')$$, 'P0001', 'award_revoked', 'once');
select tests.act_as('parent');
select results_eq(
  $$select revoke_reason from public.achievement_awards where id = tests.id('child_award')$$, $$values ('Wrong player')$$, 'it stays, with the reason'
);
select tests.act_as('owner');
select is(public.award_achievement(array[tests.id('child')], tests.id('fair_play'), ' Earned it '), 1, 'by hand it can be given anew, by an owner too');
select results_eq(
  $$select action from public.audit_log where player_id = tests.id('child') and action like '%award%' order by id$$,
  $$values ('award_revoked'), ('achievement_awarded')$$, 'and all of it is in the audit log'
);
select tests.act_as('player');
select results_eq(
  $$select reason, awarded_by, season_id is not distinct from (
      select id from public.seasons where current_date between starts_on and ends_on
    ) from public.achievement_awards where revoked_at is null$$,
  $$values ('Earned it', tests.id('owner'), true)$$, 'the player reads it, with its season'
);
select results_eq(
  $$select told.payload -> 'titles' ->> 'en' = words.title, told.payload ->> 'season' is not distinct from season.name, told.payload ? 'player'
    from public.notifications as told
    join public.achievement_texts as words
      on words.achievement_id = (told.payload ->> 'achievement_id')::uuid and words.locale = 'en'
    left join public.seasons as season on current_date between season.starts_on and season.ends_on
    where told.kind = 'award_won'$$,
  $$values (true, true, false)$$, 'and was told which one, of which season'
);

-- Rules.
select results_eq(
  $$select achievement_id, reached, awarded_by from public.evaluate_awards(tests.id('child'))$$,
  $$values (tests.id('honest_eye'), 1, null::uuid)$$,
  'a rule counts; a rating that was not shared does not'
);
select is_empty($$select from public.evaluate_awards(tests.id('child'))$$, 'nothing is given twice');
select tests.act_as('coach');
select lives_ok($$select public.share_player_stats(array[tests.id('child')])$$, 'the coach shares a rating half a point better');
select results_eq(
  $$select achievement_id, reached from public.evaluate_awards(tests.id('child'))$$,
  $$values (tests.id('big_step'), 5)$$, 'and the rule finds it'
);
select isnt_empty(
  $$select public.revoke_award(id, 'Typing error') from public.achievement_awards where achievement_id = tests.id('big_step')$$, 'taken back,'
);
select is_empty($$select from public.evaluate_awards(tests.id('child'))$$, 'a rule does not give it again that season');
select results_eq(
  $$select payload ->> 'reached' from public.progress_activities where kind = 'award_won' and payload ->> 'achievement_id' = tests.id('big_step')::text$$,
  $$values ('5')$$, 'an award is a line in the progress'
);
select pg_temp.refuses(
  persona, $$select public.evaluate_awards(tests.id('child'))$$, 'not_my_player', ' does not ask for the child'
)
from unnest(array['other_parent', 'other_coach', 'officer', 'rival_owner', 'suspended']) as persona;
select throws_ok($$select public.evaluate_school_awards(tests.id('home'))$$, '42501', null, 'the nightly round is the worker''s');
select tests.act_as_service();
select is(public.evaluate_school_awards(tests.id('home')), 0, 'which finds nothing new here');
select tests.act_as_database();
select throws_ok(
  $$update public.achievement_awards set reason = 'X' where id = tests.id('other_award')$$, '42501', 'append_only', 'an award is never rewritten'
);

-- What attendance and tasks count to, on a newcomer with a history made for it.
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('newcomer'), tests.id('home'), 'New', 'Comer', '2014-01-01');
insert into public.squad_members (team_id, player_id, joined_on)
values (tests.id('team'), tests.id('newcomer'), current_date - 60);
insert into public.trainings (id, team_id, starts_at, ends_at, status)
select
  tests.named('kept_training_' || day), tests.id('team'), now() - day * interval '1 day',
  now() - day * interval '1 day' + interval '1 hour', 'done'
from generate_series(1, 10) as day;
insert into public.attendance (training_id, team_id, player_id, status, recorded_at)
select tests.id('kept_training_' || day), tests.id('team'), tests.id('newcomer'), kept.status::public.attendance_status,
  case when kept.status is not null then now() end
from unnest(array['present', 'absent', 'late', 'injured', 'present', 'excused', 'present', 'absent', 'present', null])
  with ordinality as kept (status, day);
insert into public.tasks (player_id, kind, title, status, completed_at, assigned_by)
select tests.id('newcomer'), task.kind::public.task_kind, 'Work', task.status::public.task_status,
  case task.status when 'done' then now() end, tests.id('coach')
from (
  values ('individual', 'done'), ('mental', 'done'), ('mental', 'done'), ('general', 'done'), ('general', 'open')
) as task (kind, status);
select results_eq(
  $$select rule::text, reached from private.count_for_rules(array[tests.id('newcomer')]) order by rule::text$$,
  $$values
    ('attendance_streak', 3), ('individual_tasks_done', 1), ('mental_tasks_done', 2), ('tasks_done', 4),
    ('trainings_attended', 5)$$,
  'an absence ends a streak, being excused or injured does not; tasks count once each, done ones only'
);


-- Matches in the squad and practice at home count too.
insert into public.matches (id, team_id, opponent, starts_at, status)
select tests.named('kept_match_' || day), tests.id('team'), 'Guests', now() - day * interval '1 day', 'finished'
from generate_series(1, 5) as day;
insert into public.matches (id, team_id, opponent, starts_at, status)
values (tests.named('cancelled_match'), tests.id('team'), 'Guests', now() - interval '6 days', 'cancelled');
insert into public.match_squad (match_id, player_id, role)
select tests.id('kept_match_' || day), tests.id('newcomer'), case when day = 2 then 'bench' else 'starter' end::public.match_squad_role
from generate_series(1, 5) as day;
insert into public.match_squad (match_id, player_id, role)
values (tests.id('cancelled_match'), tests.id('newcomer'), 'starter');
insert into public.match_events (match_id, team_id, period, clock_seconds, kind, player_id)
values (tests.id('kept_match_4'), tests.id('team'), 1, 600, 'yellow', tests.id('newcomer'));
insert into public.individual_progress (player_id, exercise_id, practised_at, minutes, repetitions)
select tests.id('newcomer'), tests.id('individual_catalogue'), now() - practice.ago, practice.minutes, practice.repetitions
from (
  values (interval '50 hours', 10, null::int), (interval '50 hours', 15, null), (interval '2 hours', null, 40)
) as practice (ago, minutes, repetitions);
select results_eq(
  $$select rule::text, reached from private.count_for_rules(array[tests.id('newcomer')])
    where rule::text like any(array['match%', 'fair%', 'practice%']) order by rule::text$$,
  $$values ('fair_play_streak', 3), ('matches_in_squad', 5), ('practice_days', 2), ('practice_minutes', 25)$$,
  'matches count for all who were called up, a card ends the fair play, practice counts by day and minute'
);

-- How far somebody is, and whom a rule would reach.
select tests.act_as('coach');
select results_eq(
  $$select reached from public.award_progress(tests.id('newcomer')) where rule = 'tasks_done'$$, $$values (4)$$,
  'a coach sees how far a player of the team is'
);
select tests.act_as('parent');
select isnt_empty($$select from public.award_progress(tests.id('child'))$$, 'a parent sees it of the child');
select pg_temp.refuses(
  persona, $$select public.award_progress(tests.id('child'))$$, 'not_my_player', ' does not see how far the child is'
)
from unnest(array['other_parent', 'other_coach', 'officer', 'rival_owner', 'suspended', 'admin']) as persona;
select tests.act_as('admin');
select results_eq(
  $$select players > 0, reached from public.preview_achievement('tasks_done', 4) where school_id = tests.id('home')$$,
  $$values (true, 1)$$, 'editors see how many a rule would reach, and not whom'
);
select is(
  (select reached from public.preview_achievement('tasks_done', 5) where school_id = tests.id('home')), 0,
  'one more is too much'
);
select throws_ok(
  $$select public.preview_achievement('tasks_done', 0)$$, 'P0001', 'threshold_required', 'a rule counts to something'
);
select pg_temp.refuses(persona, $$select public.preview_achievement('tasks_done', 1)$$, 'admin_only', ' previews nothing')
from unnest(array['owner', 'coach', 'player']) as persona;

-- Two editors at once, and what the log says of it.
select tests.act_as('admin');
select throws_ok(
  $$select public.save_achievement(jsonb_build_object(
    'id', tests.id('honest_eye'), 'rule', 'self_ratings', 'threshold', 2, 'seen_at', now() - interval '1 day',
    'texts', '[{"locale": "en", "title": "Honest eye", "description": "Twice"}]'::jsonb))$$,
  'P0001', 'stale_row', 'what somebody else changed meanwhile is not overwritten'
);
select results_eq(
  $$select shape::text, threshold from public.save_achievement(jsonb_build_object(
    'id', tests.id('honest_eye'), 'rule', 'self_ratings', 'threshold', 2, 'shape', 'shield',
    'seen_at', (select updated_at from public.achievements where id = tests.id('honest_eye')),
    'texts', '[{"locale": "en", "title": "Honest eye", "description": "Twice"}]'::jsonb))$$,
  $$values ('shield', 2)$$, 'what one has seen is'
);
update public.achievements set archived_at = now() where id = tests.id('honest_eye');
select results_eq(
  $$select distinct action from public.audit_log where action like 'achievement_%' and action <> 'achievement_awarded' order by action$$,
  $$values ('achievement_archived'), ('achievement_created'), ('achievement_edited')$$,
  'every change of the catalogue is in the log'
);
select tests.act_as_database();

-- Being forgotten.
select private.erase_player(tests.id('child'));
select is_empty(
  $$select player_id from public.achievement_awards where player_id = tests.id('child')
    union all select player_id from public.player_stat_updates where player_id = tests.id('child')
    union all select player_id from public.player_mental_updates where player_id = tests.id('child')
    union all select player_id from public.assessments where player_id = tests.id('child')
    union all select player_id from public.assessment_mental_ratings where player_id = tests.id('child')
    union all select player_id from public.progress_activities where player_id = tests.id('child')$$,
  'who is forgotten leaves no rating, assessment or award'
);

select tests.act_as_database();
select isnt(private.run_job('evaluate_awards'), null, 'the nightly job evaluates every school without an error');

select * from finish();
rollback;

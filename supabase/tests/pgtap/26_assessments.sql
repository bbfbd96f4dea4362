-- Assessments: templates freeze, drafts are private, sharing opens, locks hold.
begin;
select plan(100);

create function pg_temp.seen_by(persona text, relation text, key text default 'id')
returns text
language plpgsql
as $$
declare
  seen text;
begin
  perform tests.act_as(persona);
  execute format(
    'select string_agg(names.name, '' '' order by names.name) from public.%I as entry join tests.names on names.id = entry.%I',
    relation, key
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
-- A complete answer to the template of the fixtures.
create function pg_temp.answers(passing numeric, confidence numeric, scanning numeric)
returns jsonb
language sql
as $$
  select jsonb_build_object(
    'strengths', ' Left foot ', 'next_steps', 'Look up', 'comment', '',
    'ratings', jsonb_build_array(
      jsonb_build_object('criterion_id', tests.id('passing'), 'rating', passing, 'note', 'Firm'),
      jsonb_build_object('criterion_id', tests.id('confidence'), 'rating', confidence),
      jsonb_build_object('criterion_id', tests.id('scanning'), 'rating', scanning)
    )
  );
$$;
grant execute on function
  pg_temp.seen_by(text, text, text), pg_temp.refuses(text, text, text, text),
  pg_temp.answers(numeric, numeric, numeric)
to public;

-- Reading.
select results_eq(
  $$select persona, pg_temp.seen_by(persona, 'assessments')
    from unnest(array['pending', 'suspended', 'player', 'parent', 'other_player', 'other_parent', 'rival_parent', 'coach', 'other_coach', 'officer', 'rival_coach', 'owner', 'rival_owner', 'admin']) as persona$$,
  $$values
    ('pending', ''), ('suspended', ''),
    ('player', 'child_self_assessment child_shared_assessment'),
    ('parent', 'child_self_assessment child_shared_assessment'),
    ('other_player', 'other_self_draft'),
    ('other_parent', 'other_self_draft'),
    ('rival_parent', 'rival_assessment'),
    ('coach', 'child_draft_assessment child_self_assessment child_shared_assessment'),
    ('other_coach', 'other_assessment'),
    ('officer', ''),
    ('rival_coach', 'rival_assessment'),
    ('owner', 'child_self_assessment child_shared_assessment other_assessment'),
    ('rival_owner', 'rival_assessment'),
    ('admin', '')$$,
  'drafts are their writers'', submitted ones the school''s, shared ones the family''s'
);
select results_eq(
  $$select persona, pg_temp.seen_by(persona, 'assessment_ratings', 'assessment_id')
    from unnest(array['parent', 'other_parent', 'coach', 'owner', 'admin']) as persona$$,
  $$values
    ('parent', 'child_self_assessment child_shared_assessment'), ('other_parent', ''),
    ('coach', 'child_draft_assessment child_self_assessment child_shared_assessment'),
    ('owner', 'child_self_assessment child_shared_assessment other_assessment'), ('admin', '')$$,
  'ratings are read with their assessment'
);
select results_eq(
  $$select persona, pg_temp.seen_by(persona, 'assessment_mental_ratings', 'assessment_id')
    from unnest(array['player', 'parent', 'other_parent', 'coach', 'officer', 'owner', 'rival_owner', 'admin']) as persona$$,
  $$values
    ('player', 'child_self_assessment child_shared_assessment'),
    ('parent', 'child_self_assessment child_shared_assessment'),
    ('other_parent', ''), ('coach', ''), ('officer', ''), ('owner', ''), ('rival_owner', ''), ('admin', '')$$,
  'mental ratings are selected by the family alone'
);
select results_eq(
  $$select persona, pg_temp.seen_by(persona, 'assessment_evidence')
    from unnest(array['parent', 'coach', 'other_coach', 'owner', 'rival_coach', 'admin']) as persona$$,
  $$values
    ('parent', 'shared_evidence'), ('coach', 'draft_evidence shared_evidence'), ('other_coach', ''),
    ('owner', 'shared_evidence'), ('rival_coach', 'rival_evidence'), ('admin', '')$$,
  'and so is evidence'
);
select results_eq(
  $$select persona, pg_temp.seen_by(persona, 'assessment_templates')
    from unnest(array['pending', 'parent', 'officer', 'rival_parent', 'admin']) as persona$$,
  $$values ('pending', ''), ('parent', 'spare_template template'), ('officer', 'spare_template template'), ('rival_parent', 'rival_template'), ('admin', '')$$,
  'templates are read by everybody of the school'
);

-- Templates and cycles.
select tests.act_as('officer');
select isnt_empty(
  $$select public.save_assessment_template(jsonb_build_object(
    'school_id', tests.id('home'), 'name', ' Wingers ', 'scale', 'five_steps', 'criteria',
    '[{"attribute_key": "speed"}, {"title": "One against one", "stat_group": "tactical", "anchors": ["Avoids it", "Seeks it"]}]'::jsonb))$$,
  'a member of staff writes a template'
);
select results_eq(
  $$select criterion.stat_group::text, criterion.school_id, template.author_id
    from public.assessment_criteria as criterion
    join public.assessment_templates as template on template.id = criterion.template_id
    where template.name = 'Wingers' order by criterion.position$$,
  $$values ('physical', tests.id('home'), tests.id('officer')), ('tactical', tests.id('home'), tests.id('officer'))$$,
  'an attribute brings its group, the database school and author'
);
select throws_ok(
  $$select public.save_assessment_template(jsonb_build_object('school_id', tests.id('rival'), 'name', 'Spy', 'criteria', '[{"title": "X"}]'::jsonb))$$,
  '42501', null, 'in the own school'
);
select throws_ok(
  $$select public.save_assessment_template(jsonb_build_object('id', tests.id('template'), 'name', 'Mine', 'criteria', '[{"title": "X"}]'::jsonb))$$,
  '42501', 'template_not_writable', 'and not over a colleague''s'
);
select throws_ok(
  $$insert into public.assessment_criteria (template_id, position, stat_group, title) values (tests.id('spare_template'), 5, 'social', 'X')$$,
  '42501', null, 'nor into one'
);
select throws_ok(
  $$select public.save_assessment_template(jsonb_build_object('school_id', tests.id('home'), 'name', 'Empty', 'criteria', '[]'::jsonb))$$,
  'P0001', 'criteria_required', 'a template asks something'
);
select throws_ok(
  $$insert into public.assessment_cycles (season_id, template_id, term, name, opens_on, closes_on)
    select id, tests.id('template'), 'spring', 'Mine', current_date, current_date from public.seasons$$,
  '42501', null, 'a coach opens no cycle'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.save_assessment_template(jsonb_build_object('school_id', tests.id('home'), 'name', 'Mine', 'criteria', '[{"title": "X"}]'::jsonb))$$,
  '42501', null, 'a parent writes no template'
);
select tests.act_as('owner');
select throws_ok(
  $$update public.assessment_criteria set title = 'Else', attribute_key = null where id = tests.id('passing')$$,
  'P0001', 'template_in_use', 'a template freezes with its first assessment'
);
select throws_ok(
  $$delete from public.assessment_criteria where id = tests.id('scanning')$$, 'P0001', 'template_in_use', 'nothing is taken from it'
);
select throws_ok(
  $$insert into public.assessment_criteria (template_id, position, stat_group, title) values (tests.id('template'), 9, 'social', 'New')$$,
  'P0001', 'template_in_use', 'nor added'
);
select throws_ok(
  $$update public.assessment_templates set scale = 'five_steps' where id = tests.id('template')$$,
  'P0001', 'template_in_use', 'and its scale stays'
);
select isnt_empty(
  $$update public.assessment_templates set archived_at = now() where id = tests.id('template') returning id$$, 'it can be archived'
);
select throws_ok($$delete from public.assessment_templates$$, '42501', null, 'but not deleted');
select isnt_empty(
  $$select public.save_assessment_template(jsonb_build_object('id', tests.id('spare_template'), 'name', 'Keepers', 'criteria', '[{"title": "Handling"}, {"title": "Courage"}]'::jsonb))$$,
  'one not used yet changes freely'
);
select isnt_empty(
  $$insert into public.assessment_cycles (season_id, template_id, term, name, opens_on, closes_on)
    select id, tests.id('template'), 'spring', 'Spring', current_date + 90, current_date + 110
    from public.seasons where school_id = tests.id('home') returning id$$,
  'an owner opens a cycle'
);
select throws_ok(
  $$insert into public.assessment_cycles (season_id, template_id, term, name, opens_on, closes_on)
    select id, tests.id('rival_template'), 'spring', 'Spy', current_date, current_date
    from public.seasons where school_id = tests.id('home')$$,
  '42501', 'template_of_another_school', 'with a template of the school'
);
select throws_ok(
  $$insert into public.assessment_cycles (season_id, template_id, term, name, opens_on, closes_on)
    select id, tests.id('template'), 'spring', 'Backwards', current_date, current_date - 1
    from public.seasons where school_id = tests.id('home')$$,
  '23514', null, 'that ends after it begins'
);
select throws_ok(
  $$update public.assessment_cycles set template_id = tests.id('spare_template') where id = tests.id('cycle')$$,
  'P0001', 'cycle_in_use', 'and keeps its template once somebody wrote'
);
select throws_ok($$delete from public.assessment_cycles where id = tests.id('cycle')$$, '23503', null, 'or is kept whole');
select tests.act_as('rival_owner');
select is_empty(
  $$update public.assessment_cycles set closes_on = current_date where id = tests.id('cycle') returning id$$, 'a rival changes nothing'
);

-- Writing.
select tests.act_as('coach');
select throws_ok(
  $$insert into public.assessments (cycle_id, player_id, kind) values (tests.id('cycle'), tests.id('child'), 'coach')$$,
  '42501', null, 'assessments are written by functions only'
);
select throws_ok($$update public.assessments set status = 'shared'$$, '42501', null, 'and moved by them');
select throws_ok($$insert into public.assessment_ratings (assessment_id, criterion_id, rating)
  values (tests.id('child_draft_assessment'), tests.id('passing'), 9)$$, '42501', null, 'as are ratings');
select throws_ok(
  $$select public.save_assessment(tests.id('cycle'), tests.id('child'), 'coach', pg_temp.answers(7, 4, 6))$$,
  'P0001', 'stale_row', 'who did not see the colleague''s draft does not overwrite it'
);
select results_eq(
  $$select strengths, comment, overall, status::text, author_id
    from public.save_assessment(tests.id('cycle'), tests.id('child'), 'coach', pg_temp.answers(7, 4, 6), 1)$$,
  $$values ('Left foot', null, 6.5::numeric(4, 2), 'draft', tests.id('coach'))$$,
  'a coach writes a draft; the overall rating leaves the mental ones out'
);
select results_eq(
  $$select criterion_id, rating from public.assessment_ratings where assessment_id = tests.id('child_draft_assessment') order by rating$$,
  $$values (tests.id('scanning'), 6::numeric(3, 1)), (tests.id('passing'), 7::numeric(3, 1))$$,
  'open ratings in one table'
);
select results_eq(
  $$select criterion_id, rating from public.read_mental_ratings(tests.id('child_draft_assessment'))$$,
  $$values (tests.id('confidence'), 4::numeric(3, 1))$$,
  'mental ones in the other, read through the audited function'
);
select throws_ok(
  $$select public.save_assessment(tests.id('cycle'), tests.id('child'), 'coach', pg_temp.answers(7, 4, 6), 1)$$,
  'P0001', 'stale_row', 'an old version is refused'
);
select throws_ok(
  $$select public.save_assessment(tests.id('cycle'), tests.id('child'), 'coach', pg_temp.answers(7.5, 4, 6),
    (select version from public.assessments where id = tests.id('child_draft_assessment')))$$,
  'P0001', 'rating_off_scale', 'half steps are not on this scale'
);
select throws_ok(
  $$select public.save_assessment(tests.id('cycle'), tests.id('child'), 'coach',
    jsonb_build_object('ratings', jsonb_build_array(jsonb_build_object('criterion_id', tests.id('rival_criterion'), 'rating', 5))),
    (select version from public.assessments where id = tests.id('child_draft_assessment')))$$,
  'P0001', 'criterion_of_another_template', 'nor is a criterion of another template an answer'
);
select throws_ok(
  $$select public.save_assessment(tests.id('cycle'), tests.id('child'), 'coach', '{}', 3)$$,
  'P0001', 'ratings_required', 'ratings come as a list'
);
select throws_ok(
  $$select public.save_assessment(tests.id('past_cycle'), tests.id('child'), 'coach', pg_temp.answers(1, 1, 1), 1)$$,
  'P0001', 'cycle_not_open', 'a cycle that is over takes no more words'
);
select throws_ok(
  $$select public.save_assessment(tests.id('rival_cycle'), tests.id('child'), 'coach', pg_temp.answers(1, 1, 1))$$,
  '42501', 'cycle_of_another_school', 'and a foreign one never did'
);
select throws_ok(
  $$select public.save_assessment(tests.id('cycle'), tests.id('child'), 'self', pg_temp.answers(1, 1, 1), 1)$$,
  '42501', 'not_my_player', 'a coach does not write the player''s own view'
);
select pg_temp.refuses(
  persona, $$select public.save_assessment(tests.id('cycle'), tests.id('child'), 'coach', pg_temp.answers(1, 1, 1), 3)$$,
  'not_my_player', ' does not assess the child'
)
from unnest(array['player', 'parent', 'other_coach', 'officer', 'suspended', 'rival_coach', 'owner', 'admin']) as persona;
select pg_temp.refuses(
  persona, $$select * from public.read_mental_ratings(tests.id('child_draft_assessment'))$$,
  'assessment_not_writable', ' does not read the mental ratings of the draft'
)
from unnest(array['parent', 'other_coach', 'owner', 'admin']) as persona;

-- Evidence.
select tests.act_as('coach');
select isnt_empty(
  $$insert into public.assessment_evidence (assessment_id, criterion_id, training_id, note)
    values (tests.id('child_draft_assessment'), tests.id('passing'), tests.id('training'), 'Switched play twice') returning id$$,
  'a coach adds evidence to a draft'
);
select throws_ok(
  $$insert into public.assessment_evidence (assessment_id, match_id) values (tests.id('child_draft_assessment'), tests.id('rival_match'))$$,
  '42501', 'evidence_of_another_school', 'from the own school'
);
select throws_ok(
  $$insert into public.assessment_evidence (assessment_id, match_event_id) values (tests.id('child_draft_assessment'), gen_random_uuid())$$,
  '42501', 'evidence_of_another_school', 'and real'
);
select throws_ok(
  $$insert into public.assessment_evidence (assessment_id, training_id) values (tests.id('child_shared_assessment'), tests.id('training'))$$,
  '42501', null, 'not to what is already said'
);
select is_empty(
  $$delete from public.assessment_evidence where id = tests.id('shared_evidence') returning id$$, 'nor taken from it'
);
select tests.act_as('other_coach');
select throws_ok(
  $$insert into public.assessment_evidence (assessment_id, training_id) values (tests.id('child_draft_assessment'), tests.id('training'))$$,
  '42501', null, 'nor by a coach of another team'
);

-- Submitting, sharing, reopening, locking.
select tests.act_as('coach');
select throws_ok(
  $$select public.share_assessment(array[tests.id('child_draft_assessment')])$$, 'P0001', 'assessment_not_movable', 'a draft is not shared'
);
select throws_ok(
  $$select public.lock_assessment(array[tests.id('child_draft_assessment')])$$, 'P0001', 'assessment_not_movable', 'nor locked'
);
select throws_ok(
  $$select public.reopen_assessment(tests.id('child_draft_assessment'))$$, 'P0001', 'assessment_not_movable', 'nor reopened'
);
select throws_ok(
  $$select public.submit_assessment(tests.id('other_assessment'))$$, '42501', 'assessment_not_writable', 'a colleague''s is not moved'
);
select results_eq(
  $$select status::text, submitted_at is not null from public.submit_assessment(tests.id('child_draft_assessment'))$$,
  $$values ('submitted', true)$$, 'a complete draft is submitted'
);
select results_eq(
  $$select source::text, speed, passing, shared_at is null from public.player_stats$$,
  $$values ('assessment', 5.5::numeric(3, 1), 7::numeric(3, 1), true)$$,
  'and is the newest entry of the stats, on top of the last'
);
select throws_ok(
  $$select public.save_assessment(tests.id('cycle'), tests.id('child'), 'coach', pg_temp.answers(1, 1, 1), 4)$$,
  'P0001', 'assessment_not_draft', 'a final word is not edited'
);
select throws_ok(
  $$select public.submit_assessment(tests.id('child_draft_assessment'))$$, 'P0001', 'assessment_not_movable', 'nor said twice'
);
select tests.act_as('parent');
select is_empty($$select from public.assessments where id = tests.id('child_draft_assessment')$$, 'the family does not see it yet');
select throws_ok(
  $$select public.share_assessment(array[tests.id('child_draft_assessment')])$$, '42501', 'assessment_not_writable', 'nor opens it'
);
select tests.act_as('owner');
select throws_ok(
  $$select public.share_assessment(array[tests.id('child_draft_assessment')])$$, '42501', 'assessment_not_writable', 'nor does the owner'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.share_assessment(array[tests.id('child_draft_assessment'), tests.id('other_assessment')])$$,
  '42501', 'assessment_not_writable', 'sharing a list with a foreign one shares nothing'
);
select throws_ok(
  $$select public.share_assessment(array[tests.id('child_self_assessment')])$$, '42501', 'assessment_not_writable', 'the player''s own view is not the coach''s to share'
);
select is(public.share_assessment(array[tests.id('child_draft_assessment')]), 1, 'the coach shares');
select tests.act_as('parent');
select results_eq(
  $$select overall from public.assessments where id = tests.id('child_draft_assessment')$$, $$values (6.5::numeric(4, 2))$$, 'the family reads it'
);
select results_eq(
  $$select passing from public.player_stats$$, $$values (7::numeric(3, 1))$$, 'and the stats that came of it'
);
select results_eq(
  $$select confidence from public.player_mental_updates order by recorded_at desc limit 1$$, $$values (4::numeric(3, 1))$$, 'the mental ones too'
);
select results_eq(
  $$select kind, link from public.notifications where category = 'notes'$$,
  $$values ('assessment_shared', '/players/details/' || tests.id('child'))$$, 'they were told'
);
select results_eq(
  $$select payload ->> 'cycle' from public.progress_activities where kind = 'assessment_shared'$$, $$values ('Winter')$$,
  'and it stands in the progress'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.share_assessment(array[tests.id('child_draft_assessment')])$$, 'P0001', 'assessment_not_movable', 'once'
);
select results_eq(
  $$select status::text, shared_at from public.reopen_assessment(tests.id('child_draft_assessment'), 'Wrong child')$$,
  $$values ('draft', null::timestamptz)$$, 'a mistake is taken back'
);
select is_empty(
  $$delete from public.assessments where id = tests.id('child_draft_assessment') returning id$$, 'but what was a final word once is not thrown away'
);
select isnt_empty($$select public.submit_assessment(tests.id('child_draft_assessment'))$$, 'it is said anew');
select is(public.lock_assessment(array[tests.id('child_draft_assessment'), tests.id('child_self_assessment')]), 2, 'and locked, both views');
select throws_ok(
  $$select public.reopen_assessment(tests.id('child_draft_assessment'))$$, 'P0001', 'assessment_locked', 'a locked one stays'
);
select is(public.share_assessment(array[tests.id('child_draft_assessment')]), 1, 'and can be shared');
select throws_ok(
  $$select public.unlock_assessment(tests.id('child_draft_assessment'), 'Please')$$, '42501', 'assessment_not_writable', 'a coach does not unlock'
);
select tests.act_as('owner');
select throws_ok(
  $$select public.unlock_assessment(tests.id('child_draft_assessment'), ' ')$$, 'P0001', 'reason_required', 'an owner says why'
);
select isnt_empty($$select public.unlock_assessment(tests.id('child_draft_assessment'), 'Mixed up')$$, 'and unlocks');
select results_eq(
  $$select action from public.audit_log where player_id = tests.id('child') order by id$$,
  $$values ('mental_scores_read'), ('assessment_shared'), ('assessment_reopened'), ('assessment_shared'), ('assessment_unlocked')$$,
  'all of which is in the audit log'
);
select throws_ok(
  $$select public.lock_assessment(array[tests.id('rival_assessment')])$$, '42501', 'assessment_not_writable', 'in the own school'
);

-- The player's own view.
select tests.act_as('other_parent');
select throws_ok(
  $$select public.save_assessment(tests.id('cycle'), tests.id('other_child'), 'self', pg_temp.answers(9, 9, null), 1)$$,
  '42501', 'not_my_player', 'a parent does not write it for a child with an account'
);
select tests.act_as('other_player');
select throws_ok(
  $$select public.submit_assessment(tests.id('other_self_draft'))$$, 'P0001', 'ratings_missing', 'nothing is skipped by accident'
);
select isnt_empty(
  $$select public.save_assessment(tests.id('cycle'), tests.id('other_child'), 'self', pg_temp.answers(9, 8, null), 1)$$,
  '"not observed" is an answer'
);
select results_eq(
  $$select status::text from public.submit_assessment(tests.id('other_self_draft'))$$, $$values ('submitted')$$, 'the player submits'
);
select results_eq(
  $$select source::text, passing from public.player_stat_updates where source = 'self'$$, $$values ('self', 9::numeric(3, 1))$$,
  'which becomes the own line beside the coach''s'
);
select throws_ok(
  $$select public.share_assessment(array[tests.id('other_self_draft')])$$, 'P0001', 'assessment_not_movable', 'an own view is not shared, it is seen'
);
select tests.act_as('other_coach');
select results_eq(
  $$select rating from public.read_mental_ratings(tests.id('other_self_draft'))$$, $$values (8::numeric(3, 1))$$, 'by the coach, from now on'
);
select results_eq(
  $$select team_id, players, drafts, submitted, shared, self_submitted from public.assessment_progress(tests.id('cycle'))$$,
  $$values (tests.id('other_team'), 1, 0, 1, 0, 1)$$, 'and counted in the progress of the team'
);
select tests.act_as_database();
update public.assessment_cycles set opens_on = current_date - 20, closes_on = current_date - 2 where id = tests.id('cycle');
select tests.act_as('other_player');
select throws_ok(
  $$select public.reopen_assessment(tests.id('other_self_draft'))$$, 'P0001', 'cycle_not_open', 'after the last day nothing is reopened'
);
select tests.act_as_database();
select throws_ok(
  $$update public.assessments set status = 'shared', comment = 'X' where id = tests.id('child_self_assessment')$$,
  '23514', null, 'even the database never shares an own view'
);
select throws_ok(
  $$update public.assessments set comment = 'X' where id = tests.id('child_shared_assessment')$$,
  'P0001', 'assessment_not_draft', 'nor edits what was shared'
);

select * from finish();
rollback;

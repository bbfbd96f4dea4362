-- Data exports: a copy of one's data (GDPR Art. 15 and 20).
--
-- Every table that names a person or a player has a rule here: which of its rows belong into the copy, and
-- what is kept back, in plain words. A table without a rule is in no copy, and a test fails until it has one.
--
-- A copy holds what the reader may see on screen, and what the law gives beyond that. Guardians do not get what
-- staff write for each other, drafts, what was not shared, former words, or what was written to the child
-- alone: the school's safeguarding officer answers for that by hand (Art. 15 (4): the rights of others).
-- A player's own copy has the notes written to the player, and no drafts either. Ids of other people are
-- left out: an id of somebody else is their data.

-- Functions ---------------------------------------------------------------------------------

-- Whether a family sees an assessment: its own view always, the coach's once it is shared.
create function private.is_assessment_shown(p_assessment_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select kind = 'self' or status = 'shared' from public.assessments where id = p_assessment_id;
$$;

-- The rules. subject: child or person. condition: over a row called entry, $1 the subject, $2 whoever
-- asks, $3 whether that is the subject itself; null keeps the whole table back, false means that the
-- table only mentions people. kept_back: what of it is not in the copy, and whom to ask.
create function private.export_rules()
returns table (subject text, table_name text, condition text, kept_back text)
language sql
immutable
set search_path = ''
as $$
  values
    ('child', 'absences', 'entry.player_id = $1', null),
    ('child', 'achievement_awards', 'entry.player_id = $1', null),
    ('child', 'appointments', 'entry.player_id = $1', null),
    ('child', 'assessment_evidence', 'entry.player_id = $1 and private.is_assessment_shown(entry.assessment_id)', 'drafts and what was not shared with the family: ask the safeguarding officer'),
    ('child', 'assessment_mental_ratings', 'entry.player_id = $1 and private.is_assessment_shown(entry.assessment_id)', 'drafts and what was not shared with the family: ask the safeguarding officer'),
    ('child', 'assessment_ratings', 'entry.player_id = $1 and private.is_assessment_shown(entry.assessment_id)', 'drafts and what was not shared with the family: ask the safeguarding officer'),
    ('child', 'assessments', 'entry.player_id = $1 and private.is_assessment_shown(entry.id)', 'drafts and what was not shared with the family: ask the safeguarding officer'),
    ('child', 'attendance', 'entry.player_id = $1', null),
    ('child', 'audit_log', null, 'who looked at what: ask the safeguarding officer'),
    ('child', 'body_measurements', 'entry.player_id = $1', null),
    ('child', 'calendar_feeds', 'entry.player_id = $1 and entry.user_id = $2', null),
    ('child', 'concerns', null, 'the safeguarding officer answers for it by hand'),
    ('child', 'consents', 'entry.player_id = $1', null),
    ('child', 'conversations', null, 'conversations: everybody finds the own messages in the copy of the own account'),
    ('child', 'development_goals', 'entry.player_id = $1', null),
    ('child', 'development_plans', 'entry.player_id = $1', null),
    ('child', 'development_reviews', 'entry.player_id = $1 and (entry.kind = ''self'' or entry.shared_at is not null)', 'what was not shared with the family: ask the safeguarding officer'),
    ('child', 'emergency_contacts', 'entry.player_id = $1', null),
    ('child', 'erasure_requests', 'entry.player_id = $1 and entry.requested_by = $2', null),
    ('child', 'fees', 'entry.player_id = $1 and $1 = any(array(select private.my_paying_player_ids()))', 'fees, for guardians who do not pay: ask the school'),
    ('child', 'guardian_links', null, 'who the other guardians are is their data: ask the school'),
    ('child', 'individual_assignments', 'entry.player_id = $1', null),
    ('child', 'individual_progress', 'entry.player_id = $1', null),
    ('child', 'injuries', 'entry.player_id = $1', null),
    ('child', 'invitations', null, 'who was invited is their data: ask the school'),
    ('child', 'match_ballots', 'entry.voter_id = $1', 'who voted for whom in a team''s vote is secret'),
    ('child', 'match_events', '$1 in (entry.player_id, entry.second_player_id) and entry.undone_at is null and entry.kind <> ''note''', 'notes of the staff during a match: ask the safeguarding officer'),
    ('child', 'match_lift_asks', 'entry.player_id = $1', null),
    ('child', 'match_lineup_slots', 'entry.player_id = $1', null),
    ('child', 'match_picture_players', 'entry.player_id = $1', 'the pictures show other children as well: ask the school'),
    ('child', 'match_ratings', 'entry.player_id = $1 and entry.is_shared', 'ratings that were not shared with the family: ask the safeguarding officer'),
    ('child', 'match_rotations', null, 'plans of the staff before a match; what was played is in the minutes'),
    ('child', 'match_squad', 'entry.player_id = $1', null),
    ('child', 'medical_notes', 'entry.player_id = $1', null),
    ('child', 'mental_assignments', 'entry.player_id = $1', null),
    ('child', 'mental_progress', 'entry.player_id = $1', null),
    ('child', 'mental_reflections', 'entry.player_id = $1 and ($3 or entry.written_by = $2 or entry.is_shared_with_family)', 'words the player wrote and did not share with the family: only the player''s own copy has them'),
    ('child', 'mental_scores', 'entry.player_id = $1 and ($3 or entry.written_by = $2)', 'moods somebody else noted: only the player''s own copy has them all'),
    ('child', 'message_file_players', null, 'pictures in conversations show other people as well: ask the school'),
    ('child', 'message_reports', null, 'the safeguarding officer answers for it by hand'),
    ('child', 'note_reads', 'entry.player_id = $1 and entry.user_id = $2', null),
    ('child', 'note_versions', null, 'former words of notes: ask the safeguarding officer'),
    ('child', 'notes', 'entry.player_id = $1 and entry.archived_at is null and (entry.visibility = ''family'' or (entry.visibility = ''player'' and $3))', 'notes among the staff, and notes to the player alone: ask the safeguarding officer'),
    ('child', 'orders', 'entry.player_id = $1 and (entry.user_id = $2 or $1 = any(array(select private.my_paying_player_ids())))', 'orders, for guardians who do not pay: ask the school'),
    ('child', 'player_mental_updates', 'entry.player_id = $1 and entry.shared_at is not null', 'values that were not shared with the family: ask the safeguarding officer'),
    ('child', 'player_stat_updates', 'entry.player_id = $1 and entry.shared_at is not null', 'values that were not shared with the family: ask the safeguarding officer'),
    ('child', 'progress_activities', 'entry.player_id = $1', null),
    ('child', 'quiz_answers', 'entry.player_id = $1', null),
    ('child', 'squad_members', 'entry.player_id = $1', null),
    ('child', 'squad_moves', 'entry.player_id = $1', null),
    ('child', 'task_cheers', 'entry.player_id = $1', null),
    ('child', 'tasks', 'entry.player_id = $1', null),
    ('child', 'test_results', 'entry.player_id = $1 and entry.replaced_at is null', 'results that were mistyped and corrected: ask the safeguarding officer'),
    ('child', 'training_reviews', null, 'what coaches note for each other after a training: ask the safeguarding officer'),
    ('person', 'absences', 'false', null),
    ('person', 'achievement_awards', 'false', null),
    ('person', 'animation_shares', 'false', null),
    ('person', 'animation_versions', 'false', null),
    ('person', 'animations', 'entry.owner_id = $1', null),
    ('person', 'answer_reminders', 'false', null),
    ('person', 'appointments', 'false', null),
    ('person', 'assessment_evidence', 'false', null),
    ('person', 'assessment_templates', 'entry.author_id = $1', null),
    ('person', 'assessments', null, 'what you wrote about players belongs to the players and stays with the school'),
    ('person', 'attendance', 'false', null),
    ('person', 'audit_log', null, 'the safeguarding officer answers for it by hand'),
    ('person', 'background_checks', 'entry.user_id = $1', null),
    ('person', 'body_measurements', 'false', null),
    ('person', 'calendar_feeds', 'entry.user_id = $1', null),
    ('person', 'cart_items', 'entry.user_id = $1', null),
    ('person', 'coach_profiles', 'entry.user_id = $1', null),
    ('person', 'collections', 'entry.owner_id = $1', null),
    ('person', 'concern_notes', null, 'the safeguarding officer answers for it by hand'),
    ('person', 'concerns', null, 'the safeguarding officer answers for it by hand'),
    ('person', 'contract_notices', 'entry.user_id = $1', null),
    ('person', 'conversation_members', 'entry.user_id = $1', null),
    ('person', 'conversations', 'false', null),
    ('person', 'development_goals', 'false', null),
    ('person', 'development_plans', 'false', null),
    ('person', 'development_reviews', 'false', null),
    ('person', 'erasure_requests', '$1 in (entry.requested_by, entry.user_id)', null),
    ('person', 'event_change_receipts', 'entry.user_id = $1', null),
    ('person', 'event_changes', 'false', null),
    ('person', 'exercise_favourites', 'entry.user_id = $1', null),
    ('person', 'exercise_shares', 'false', null),
    ('person', 'exercise_uses', 'entry.author_id = $1', null),
    ('person', 'exercises', 'entry.author_id = $1', null),
    ('person', 'fees', 'false', null),
    ('person', 'field_bookings', 'false', null),
    ('person', 'guardian_links', 'entry.guardian_id = $1', null),
    ('person', 'individual_assignments', 'false', null),
    ('person', 'individual_exercises', 'entry.author_id = $1', null),
    ('person', 'individual_progress', 'false', null),
    ('person', 'injuries', 'false', null),
    ('person', 'invitations', 'false', null),
    ('person', 'invoices', 'entry.user_id = $1', null),
    ('person', 'mail_outbox', 'false', null),
    ('person', 'match_events', null, 'what you wrote about players belongs to the players and stays with the school'),
    ('person', 'match_lift_asks', 'entry.asked_by = $1', null),
    ('person', 'match_lifts', 'entry.driver_id = $1', null),
    ('person', 'match_picture_players', 'false', null),
    ('person', 'match_pictures', 'entry.added_by = $1', null),
    ('person', 'match_ratings', null, 'what you wrote about players belongs to the players and stays with the school'),
    ('person', 'match_reports', 'entry.author_id = $1', null),
    ('person', 'match_rotations', null, 'what you planned for players belongs to the players and stays with the school'),
    ('person', 'match_squad', 'false', null),
    ('person', 'match_votes', 'false', null),
    ('person', 'mental_assignments', 'false', null),
    ('person', 'mental_exercises', 'entry.author_id = $1', null),
    ('person', 'mental_progress', 'false', null),
    ('person', 'mental_reflections', 'false', null),
    ('person', 'mental_scores', 'false', null),
    ('person', 'message_file_players', 'false', null),
    ('person', 'message_files', 'entry.sent_by = $1', null),
    ('person', 'message_reactions', 'entry.user_id = $1', null),
    ('person', 'message_reports', null, 'the safeguarding officer answers for it by hand'),
    ('person', 'messages', 'entry.author_id = $1', null),
    ('person', 'note_reads', 'entry.user_id = $1', null),
    ('person', 'note_versions', null, 'what you wrote about players belongs to the players and stays with the school'),
    ('person', 'notes', null, 'what you wrote about players belongs to the players and stays with the school'),
    ('person', 'notification_preferences', 'entry.user_id = $1', null),
    ('person', 'notifications', 'entry.user_id = $1', null),
    ('person', 'office_proposals', 'entry.user_id = $1', null),
    ('person', 'orders', 'entry.user_id = $1', null),
    ('person', 'owner_profiles', 'entry.user_id = $1', null),
    ('person', 'parent_profiles', 'entry.user_id = $1', null),
    ('person', 'person_cards', 'entry.user_id = $1', null),
    ('person', 'player_mental_updates', 'false', null),
    ('person', 'player_stat_updates', 'false', null),
    ('person', 'players', 'entry.user_id = $1', null),
    ('person', 'poll_answers', 'entry.user_id = $1', null),
    ('person', 'poll_options', 'entry.id in (select option_id from public.poll_answers where user_id = $1)', null),
    ('person', 'push_devices', 'entry.user_id = $1', null),
    ('person', 'quiz_answers', 'false', null),
    ('person', 'quizzes', 'false', null),
    ('person', 'retention_proposals', 'false', null),
    ('person', 'role_assignments', 'entry.user_id = $1', null),
    ('person', 'role_requests', 'entry.user_id = $1', null),
    ('person', 'school_officers', 'entry.user_id = $1', null),
    ('person', 'season_plans', 'entry.author_id = $1', null),
    ('person', 'squad_moves', 'false', null),
    ('person', 'stripe_customers', 'entry.user_id = $1', null),
    ('person', 'subscriptions', 'entry.user_id = $1', null),
    ('person', 'support_messages', 'entry.ticket_id in (select id from public.support_tickets where author_id = $1)', null),
    ('person', 'support_tickets', 'entry.author_id = $1', null),
    ('person', 'task_cheers', 'false', null),
    ('person', 'tasks', 'entry.user_id = $1', null),
    ('person', 'team_join_requests', 'entry.user_id = $1', null),
    ('person', 'team_links', 'false', null),
    ('person', 'team_staff', 'entry.user_id = $1', null),
    ('person', 'test_results', 'false', null),
    ('person', 'training_reviews', null, 'what you wrote about players belongs to the players and stays with the school'),
    ('person', 'training_series', 'entry.author_id = $1', null),
    ('person', 'training_shares', 'false', null),
    ('person', 'training_staff_notes', null, 'what you wrote for the other staff stays with the school'),
    ('person', 'training_templates', 'entry.author_id = $1', null),
    ('person', 'trainings', 'entry.author_id = $1', null),
    ('person', 'users', 'entry.id = $1', null)
$$;

-- The rows of a subject as {table: [rows]}, by the rules above.
create function private.rows_about(p_subject text, p_id uuid, p_reader uuid, p_is_self boolean)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_rows jsonb;
  collected jsonb := '{}';
  place record;
begin
  for place in
    select
      rule.table_name, rule.condition,
      array(
        select own.attname::text
        from pg_catalog.pg_constraint as reference
        join pg_catalog.pg_attribute as own
          on own.attrelid = reference.conrelid and own.attnum = any(reference.conkey)
        where reference.conrelid = ('public.' || rule.table_name)::regclass and reference.contype = 'f'
          and reference.confrelid in ('public.users'::regclass, 'auth.users'::regclass)
      ) || array['token_hash', 'receipt_hash', 'search_text'] as people_columns
    from private.export_rules() as rule
    where rule.subject = p_subject and rule.condition is not null and rule.condition <> 'false'
    order by rule.table_name
  loop
    execute format(
      'select jsonb_agg(to_jsonb(entry) - $4) from public.%I as entry where %s',
      place.table_name, place.condition
    )
    into found_rows using p_id, p_reader, p_is_self, place.people_columns;
    if found_rows is not null then
      collected := collected || jsonb_build_object(place.table_name, found_rows);
    end if;
  end loop;
  return collected;
end;
$$;

-- What a copy leaves out, as sentences that begin with the table.
create function private.kept_back(p_subject text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_agg(rule.table_name || ': ' || rule.kept_back order by rule.table_name)
  from private.export_rules() as rule
  where rule.subject = p_subject and rule.kept_back is not null;
$$;

-- Everything about the signed-in person: profile, what they hold, wrote and were sent. Conversations
-- contain their own messages only; what they wrote about children in an office or as a coach belongs
-- to the children and the school, and stays when they leave. Answers {exported_at, tables: {…},
-- files, withheld: [sentences]}; the files (pictures) are listed by their paths and fetched by the browser.
create function public.export_my_data()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  if not private.is_active() then
    raise exception 'profile_missing' using errcode = '42501';
  end if;
  perform private.audit('data_exported', null, me);
  return jsonb_build_object(
    'exported_at', now(),
    'tables',
      private.rows_about('person', me, me, true)
      || jsonb_build_object(
        'users', (select to_jsonb(person) from public.users as person where id = me)
      ),
    'files', (
      select coalesce(jsonb_agg(bucket_id || '/' || name order by bucket_id, name), '[]')
      from storage.objects
      where bucket_id in ('avatars', 'animations') and starts_with(name, me || '/')
    ),
    'withheld', private.kept_back('person')
  );
end;
$$;

-- What there is about one player, for guardians who decide about its data and for the player.
-- Answers as export_my_data. Error: not_your_child (42501).
create function public.export_child_data(p_player_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  child public.players;
begin
  if not p_player_id = any(array(
    select private.my_consenting_player_ids() union select private.my_own_player_ids()
  )) then
    raise exception 'not_your_child' using errcode = '42501';
  end if;
  select * into child from public.players where id = p_player_id;
  perform private.audit('data_exported', child.school_id, child.user_id, child.id);
  return jsonb_build_object(
    'exported_at', now(),
    'tables',
      jsonb_build_object('players', to_jsonb(child) - 'user_id' - 'search_text')
      || private.rows_about('child', p_player_id, me, child.user_id is not distinct from me),
    'files', (
      select coalesce(jsonb_agg(bucket_id || '/' || name order by name), '[]')
      from storage.objects
      where bucket_id = 'player-photos' and starts_with(name, p_player_id || '/')
    ),
    'withheld', private.kept_back('child')
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.export_my_data(), public.export_child_data(uuid) to authenticated;

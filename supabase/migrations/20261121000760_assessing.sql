-- Assessing: writing, submitting, sharing, reopening and locking assessments.
--
--                         player         parent        coach of the player  owner
-- save, submit            self           see below     coach's              -
-- share                   -              -             coach's              -
-- reopen                  self           see below     coach's              -
-- lock                    -              -             both                 both
-- unlock                  -              -             -                    both
-- read_mental_ratings     -              -             both, audited        -
-- assessment_progress     -              -             own teams            school
--
-- Self-assessments are written by the player, or for a child without an account by a guardian who
-- may answer for it. Writing, submitting and reopening end with the cycle's last day (in the school's time
-- zone); sharing and reading do not. A submitted coach's assessment is the newest entry in the
-- player's stats at once, which the family sees when it is shared.

-- Predicates --------------------------------------------------------------------------------

-- The assessment, locked for writing, if the caller writes assessments of its kind for its player.
-- Errors: assessment_not_writable (42501).
create function private.writable_assessment(p_assessment_id uuid)
returns public.assessments
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_one public.assessments;
begin
  select * into found_one from public.assessments
  where id = p_assessment_id
    and (
      (kind = 'coach' and player_id = any(array(select private.my_coached_player_ids())))
      or (kind = 'self' and player_id = any(array(select private.my_self_rating_player_ids())))
    )
  for update;
  if not found then
    raise exception 'assessment_not_writable' using errcode = '42501';
  end if;
  return found_one;
end;
$$;

-- Errors: cycle_not_open (P0001).
create function private.check_cycle_open(p_cycle_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.assessment_cycles as cycle
    join public.schools as school on school.id = cycle.school_id
    where cycle.id = p_cycle_id
      and (now() at time zone school.time_zone)::date between cycle.opens_on and cycle.closes_on
  ) then
    raise exception 'cycle_not_open' using errcode = 'P0001';
  end if;
end;
$$;

-- What an assessment says about stat attributes, on a scale of ten. Empty ratings say nothing.
create function private.ratings_as_stats(p_assessment_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_object_agg(
      criterion.attribute_key,
      answer.rating * case template.scale when 'five_steps' then 2 else 1 end
    ),
    '{}'
  )
  from (
    select criterion_id, rating from public.assessment_ratings where assessment_id = p_assessment_id
    union all
    select criterion_id, rating from public.assessment_mental_ratings where assessment_id = p_assessment_id
  ) as answer
  join public.assessment_criteria as criterion on criterion.id = answer.criterion_id
  join public.assessment_templates as template on template.id = criterion.template_id
  where criterion.attribute_key is not null and answer.rating is not null;
$$;

-- Functions ---------------------------------------------------------------------------------

-- Writes the draft of an assessment; begins it when there is none. Ratings replace those before.
-- p_assessment: {strengths, next_steps, comment, ratings: [{criterion_id, rating | null, note}]},
--   ratings on the template's scale, null for not observed. p_version: the version the caller
--   started from; empty when they saw none.
-- Errors: ratings_required, cycle_not_open, self_not_invited, assessment_not_draft,
-- stale_row, criterion_of_another_template, rating_off_scale (P0001);
-- not_my_player, cycle_of_another_school (42501).
create function public.save_assessment(
  p_cycle_id uuid,
  p_player_id uuid,
  p_kind public.assessment_kind,
  p_assessment public.json_document,
  p_version int default null
)
returns public.assessments
language plpgsql
security definer
set search_path = ''
as $$
declare
  ratings jsonb := p_assessment -> 'ratings';
  saved public.assessments;
begin
  if not coalesce(
    case p_kind
      when 'coach' then p_player_id = any(array(select private.my_coached_player_ids()))
      when 'self' then p_player_id = any(array(select private.my_self_rating_player_ids()))
    end,
    false
  ) then
    raise exception 'not_my_player' using errcode = '42501';
  end if;
  if not exists (
    select from public.assessment_cycles as cycle
    join public.players as player on player.school_id = cycle.school_id
    where cycle.id = p_cycle_id and player.id = p_player_id
  ) then
    raise exception 'cycle_of_another_school' using errcode = '42501';
  end if;
  perform private.check_cycle_open(p_cycle_id);
  if p_kind = 'self' and not exists (
    select from public.assessment_cycles where id = p_cycle_id and invites_self
  ) then
    raise exception 'self_not_invited' using errcode = 'P0001';
  end if;
  if jsonb_typeof(ratings) is distinct from 'array' then
    raise exception 'ratings_required' using errcode = 'P0001';
  end if;

  insert into public.assessments (cycle_id, player_id, kind)
  values (p_cycle_id, p_player_id, p_kind)
  on conflict on constraint assessments_once do nothing
  returning * into saved;
  if not found then
    select * into saved from public.assessments
    where cycle_id = p_cycle_id and player_id = p_player_id and kind = p_kind
    for update;
    if saved.status <> 'draft' then
      raise exception 'assessment_not_draft' using errcode = 'P0001';
    end if;
    if saved.version is distinct from p_version then
      raise exception 'stale_row' using errcode = 'P0001';
    end if;
  end if;

  delete from public.assessment_ratings where assessment_id = saved.id;
  delete from public.assessment_mental_ratings where assessment_id = saved.id;

  -- A criterion of another template has no group here and is refused by the trigger.
  insert into public.assessment_mental_ratings (assessment_id, criterion_id, rating, note)
  select saved.id, criterion.id, (entry ->> 'rating')::numeric, nullif(btrim(entry ->> 'note'), '')
  from jsonb_array_elements(ratings) as entry
  join public.assessment_criteria as criterion
    on criterion.id = (entry ->> 'criterion_id')::uuid and criterion.stat_group = 'mental';

  insert into public.assessment_ratings (assessment_id, criterion_id, rating, note)
  select saved.id, (entry ->> 'criterion_id')::uuid, (entry ->> 'rating')::numeric, nullif(btrim(entry ->> 'note'), '')
  from jsonb_array_elements(ratings) as entry
  where not exists (
    select from public.assessment_criteria
    where id = (entry ->> 'criterion_id')::uuid and stat_group = 'mental'
  );

  update public.assessments
  set strengths = nullif(btrim(p_assessment ->> 'strengths'), ''),
    next_steps = nullif(btrim(p_assessment ->> 'next_steps'), ''),
    comment = nullif(btrim(p_assessment ->> 'comment'), ''),
    overall = (
      select round(avg(answer.rating) * case template.scale when 'five_steps' then 2 else 1 end, 2)
      from public.assessment_ratings as answer
      cross join public.assessment_templates as template
      where answer.assessment_id = saved.id and template.id = saved.template_id
      group by template.scale
    )
  where id = saved.id
  returning * into saved;
  return saved;
end;
$$;

-- The final word on a draft: every criterion is answered, and the ratings become stats.
-- Errors: ratings_missing, cycle_not_open, assessment_not_movable (P0001);
-- assessment_not_writable (42501).
create function public.submit_assessment(p_assessment_id uuid)
returns public.assessments
language plpgsql
security definer
set search_path = ''
as $$
declare
  draft constant public.assessments := private.writable_assessment(p_assessment_id);
  rated jsonb;
  saved public.assessments;
begin
  perform private.check_cycle_open(draft.cycle_id);
  if exists (
    select from public.assessment_criteria as criterion
    where criterion.template_id = draft.template_id
      and not exists (
        select from public.assessment_ratings
        where assessment_id = draft.id and criterion_id = criterion.id
      )
      and not exists (
        select from public.assessment_mental_ratings
        where assessment_id = draft.id and criterion_id = criterion.id
      )
  ) then
    raise exception 'ratings_missing' using errcode = 'P0001';
  end if;
  if draft.status = 'submitted' then
    raise exception 'assessment_not_movable' using errcode = 'P0001';
  end if;

  update public.assessments set status = 'submitted' where id = draft.id returning * into saved;
  rated := private.ratings_as_stats(draft.id);
  if rated <> '{}' then
    perform private.append_stats(
      jsonb_build_array(jsonb_build_object('player_id', draft.player_id, 'values', rated)),
      case draft.kind when 'self' then 'self' else 'assessment' end::public.stat_source,
      case draft.kind when 'self' then clock_timestamp() end,
      draft.id
    );
  end if;
  if draft.kind = 'self' then
    perform private.record_progress(draft.player_id, 'self_assessed', jsonb_build_object(
      'cycle', (select name from public.assessment_cycles where id = draft.cycle_id),
      'overall', saved.overall
    ));
  end if;
  return saved;
end;
$$;

-- Shows submitted assessments to their players and families, and tells them; all or nothing.
-- Returns how many. Errors: assessment_not_movable (P0001); assessment_not_writable (42501).
create function public.share_assessment(p_assessment_ids public.id_list)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen uuid;
  shared public.assessments;
  told jsonb;
begin
  for chosen in select distinct id from unnest(p_assessment_ids) as id order by id loop
    shared := private.writable_assessment(chosen);
    if shared.kind <> 'coach' or shared.status <> 'submitted' then
      raise exception 'assessment_not_movable' using errcode = 'P0001';
    end if;
    update public.assessments set status = 'shared' where id = chosen;
    update public.player_stat_updates set shared_at = clock_timestamp()
    where assessment_id = chosen and shared_at is null;
    update public.player_mental_updates set shared_at = clock_timestamp()
    where assessment_id = chosen and shared_at is null;

    told := jsonb_build_object(
      'assessment_id', chosen,
      'cycle', (select name from public.assessment_cycles where id = shared.cycle_id)
    );
    perform private.record_progress(
      shared.player_id, 'assessment_shared', told || jsonb_build_object('overall', shared.overall)
    );
    perform private.tell_family(
      shared.player_id, true, true, 'notes', 'assessment_shared', told,
      '/players/details/' || shared.player_id
    );
    perform private.audit('assessment_shared', shared.school_id, null, shared.player_id, told);
  end loop;
  return (select count(distinct id) from unnest(p_assessment_ids) as id);
end;
$$;

-- Takes the final word back while the cycle is open: a draft again, hidden from the family until it
-- is shared anew. Errors: assessment_locked, assessment_not_movable, cycle_not_open (P0001);
-- assessment_not_writable (42501).
create function public.reopen_assessment(p_assessment_id uuid, p_reason public.long_text default null)
returns public.assessments
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_one constant public.assessments := private.writable_assessment(p_assessment_id);
  saved public.assessments;
begin
  if found_one.status = 'draft' then
    raise exception 'assessment_not_movable' using errcode = 'P0001';
  end if;
  perform private.check_cycle_open(found_one.cycle_id);
  update public.assessments set status = 'draft' where id = p_assessment_id returning * into saved;
  perform private.audit(
    'assessment_reopened', saved.school_id, null, saved.player_id,
    jsonb_strip_nulls(jsonb_build_object(
      'assessment_id', saved.id, 'was', found_one.status, 'reason', left(nullif(btrim(p_reason), ''), 500)
    ))
  );
  return saved;
end;
$$;

-- Makes a submitted assessment final. Coaches of the player and owners; counts those newly locked.
-- Errors: assessment_not_movable for drafts (P0001); assessment_not_writable (42501).
create function public.lock_assessment(p_assessment_ids public.id_list)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked int;
begin
  if (
    select count(*) from public.assessments
    where id = any(p_assessment_ids)
      and (
        player_id = any(array(select private.my_coached_player_ids()))
        or school_id = any(array(select private.my_owned_school_ids()))
      )
  ) <> (select count(distinct id) from unnest(p_assessment_ids) as id) then
    raise exception 'assessment_not_writable' using errcode = '42501';
  end if;
  if exists (select from public.assessments where id = any(p_assessment_ids) and status = 'draft') then
    raise exception 'assessment_not_movable' using errcode = 'P0001';
  end if;
  update public.assessments set locked_at = now()
  where id = any(p_assessment_ids) and locked_at is null;
  get diagnostics locked = row_count;
  return locked;
end;
$$;

-- Opens the lock again; owners only, with a reason for the audit log.
-- Errors: reason_required (P0001); assessment_not_writable (42501).
create function public.unlock_assessment(p_assessment_id uuid, p_reason public.long_text)
returns public.assessments
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.assessments;
begin
  if coalesce(btrim(p_reason), '') = '' then
    raise exception 'reason_required' using errcode = 'P0001';
  end if;
  update public.assessments set locked_at = null
  where id = p_assessment_id
    and locked_at is not null
    and school_id = any(array(select private.my_owned_school_ids()))
  returning * into saved;
  if not found then
    raise exception 'assessment_not_writable' using errcode = '42501';
  end if;
  perform private.audit(
    'assessment_unlocked', saved.school_id, null, saved.player_id,
    jsonb_build_object('assessment_id', saved.id, 'reason', left(btrim(p_reason), 500))
  );
  return saved;
end;
$$;

-- The mental ratings of an assessment of a player I coach now, of a self-assessment once it is
-- submitted; leaves an entry in the audit log. Errors: assessment_not_writable (42501).
create function public.read_mental_ratings(p_assessment_id uuid)
returns setof public.assessment_mental_ratings
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted public.assessments;
begin
  select * into wanted from public.assessments
  where id = p_assessment_id
    and player_id = any(array(select private.my_coached_player_ids()))
    and (kind = 'coach' or status <> 'draft');
  if not found then
    raise exception 'assessment_not_writable' using errcode = '42501';
  end if;
  perform private.audit(
    'mental_scores_read', wanted.school_id, null, wanted.player_id,
    jsonb_build_object('assessment_id', wanted.id)
  );
  return query
  select * from public.assessment_mental_ratings where assessment_id = p_assessment_id;
end;
$$;

-- How far each team is in a cycle. Runs as the caller: a coach sees the own teams, an owner all
-- (drafts count for the coaches of the team only).
create function public.assessment_progress(p_cycle_id uuid)
returns table (team_id uuid, players int, drafts int, submitted int, shared int, self_submitted int)
language sql
stable
set search_path = ''
as $$
  select
    squad.team_id,
    count(distinct squad.player_id)::int,
    count(*) filter (where assessment.kind = 'coach' and assessment.status = 'draft')::int,
    count(*) filter (where assessment.kind = 'coach' and assessment.status = 'submitted')::int,
    count(*) filter (where assessment.kind = 'coach' and assessment.status = 'shared')::int,
    count(*) filter (where assessment.kind = 'self' and assessment.status = 'submitted')::int
  from public.assessment_cycles as cycle
  join public.squad_members as squad on squad.school_id = cycle.school_id and squad.left_on is null
  left join public.assessments as assessment
    on assessment.cycle_id = cycle.id and assessment.player_id = squad.player_id
  where cycle.id = p_cycle_id
  group by squad.team_id;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.save_assessment(uuid, uuid, public.assessment_kind, public.json_document, int),
  public.submit_assessment(uuid),
  public.share_assessment(public.id_list),
  public.reopen_assessment(uuid, public.long_text),
  public.lock_assessment(public.id_list),
  public.unlock_assessment(uuid, public.long_text),
  public.read_mental_ratings(uuid),
  public.assessment_progress(uuid)
to authenticated;

-- Safety lists: what the screens of safeguarding show, page by page.
--
--                        safeguarding officer     owner                 admin
-- list_concerns          those they look into     -                     those no officer may look into
-- list_concern_notes     of such a concern        -                     of such a concern
-- list_message_reports   not about themselves     -                     -
-- report_backlog         -                        -                     numbers per school, no words
-- list_erasure_requests  -                        school's players      all
--
-- No table of its own, and nothing that the policies of the tables do not show: the functions add the
-- names, the number of all matches and who is responsible. p_limit is at most 100, the oldest open one
-- comes first. What a message says stands in none of them.

-- Functions ---------------------------------------------------------------------------------

create function private.name_of(p_user_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select btrim(first_name || ' ' || last_name) from public.users where id = p_user_id;
$$;

-- p_status: one of the states, or null for all that are not closed.
create function public.list_concerns(
  p_status public.concern_status default null,
  p_limit int default 20,
  p_offset int default 0
)
returns table (
  id uuid,
  school_name text,
  is_for_platform boolean,
  is_urgent boolean,
  body text,
  reporter_name text,
  reporter_contact text,
  about_name text,
  sender_count int,
  status public.concern_status,
  handled_by_name text,
  note_count bigint,
  created_at timestamptz,
  updated_at timestamptz,
  total_count bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    concern.id, coalesce(school.name, concern.school_name), concern.is_for_platform, concern.is_urgent,
    concern.body, coalesce(private.name_of(concern.reporter_id), concern.reporter_name),
    concern.reporter_contact, coalesce(private.name_of(concern.about_user_id), concern.about_name),
    concern.sender_count, concern.status, private.name_of(concern.handled_by),
    (select count(*) from public.concern_notes as note where note.concern_id = concern.id),
    concern.created_at, concern.updated_at, count(*) over ()
  from public.concerns as concern
  left join public.schools as school on school.id = concern.school_id
  where private.is_active()
    and concern.id = any(array(select private.my_concern_ids()))
    and case when p_status is null then concern.status <> 'closed' else concern.status = p_status end
  order by
    concern.is_urgent and concern.status = 'open' desc,
    case when concern.status = 'closed' then concern.updated_at end desc nulls last,
    concern.created_at, concern.id
  limit least(greatest(coalesce(p_limit, 20), 1), 100)
  offset greatest(coalesce(p_offset, 0), 0);
$$;

create function public.list_concern_notes(p_concern_id uuid)
returns table (
  id uuid,
  kind public.concern_note_kind,
  author_name text,
  body text,
  created_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select note.id, note.kind, private.name_of(note.author_id), note.body, note.created_at
  from public.concern_notes as note
  where private.is_active()
    and note.concern_id = p_concern_id
    and p_concern_id = any(array(select private.my_concern_ids()))
  order by note.created_at, note.id
  limit 500;
$$;

-- p_status: one of the states, or null for all that are not closed.
create function public.list_message_reports(
  p_status public.report_status default null,
  p_limit int default 20,
  p_offset int default 0
)
returns table (
  id uuid,
  school_name text,
  conversation_id uuid,
  reason text,
  reporter_name text,
  author_name text,
  status public.report_status,
  handled_by_name text,
  resolution text,
  created_at timestamptz,
  closed_at timestamptz,
  total_count bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    report.id, school.name, report.conversation_id, report.reason, private.name_of(report.reporter_id),
    private.name_of(report.author_id), report.status, private.name_of(report.handled_by),
    report.resolution, report.created_at, report.closed_at, count(*) over ()
  from public.message_reports as report
  join public.schools as school on school.id = report.school_id
  where private.is_active()
    and report.school_id = any(array(select private.my_safeguarded_school_ids()))
    and report.author_id is distinct from (select auth.uid())
    and case when p_status is null then report.status <> 'closed' else report.status = p_status end
  order by report.closed_at desc nulls last, report.created_at, report.id
  limit least(greatest(coalesce(p_limit, 20), 1), 100)
  offset greatest(coalesce(p_offset, 0), 0);
$$;

-- Where message reports wait, for administrators, who read none of them: how many are open, since when,
-- and how many officers the school has who could look. Error: admin_only (42501).
create function public.report_backlog()
returns table (
  school_id uuid,
  school_name text,
  open_count bigint,
  oldest_at timestamptz,
  officer_count bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  select
    school.id, school.name, count(*), min(report.created_at),
    (select count(*) from private.safeguarding_officer_ids(school.id))
  from public.message_reports as report
  join public.schools as school on school.id = report.school_id
  where report.status <> 'closed'
  group by school.id, school.name
  order by min(report.created_at), school.id
  limit 100;
end;
$$;

-- p_status: one of the states, or null for all that are not answered yet. can_decide: whether
-- decide_erasure would take my answer. Names of players for those alone who decide about them. receipt:
-- what the worker counted, empty until it has run.
create function public.list_erasure_requests(
  p_status public.erasure_status default null,
  p_limit int default 20,
  p_offset int default 0
)
returns table (
  id uuid,
  school_name text,
  is_account boolean,
  subject_name text,
  requested_by_name text,
  status public.erasure_status,
  reason text,
  due_on date,
  decided_by_name text,
  decided_at timestamptz,
  receipt jsonb,
  can_decide boolean,
  created_at timestamptz,
  total_count bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  with answerable as (
    select array(select private.my_owned_school_ids()) as schools, private.is_admin() as is_admin
  )
  select
    request.id, school.name, request.school_id is null,
    case
      when request.school_id is null then private.name_of(request.user_id)
      when request.school_id = any(answerable.schools) then (
        select nullif(btrim(player.first_name || ' ' || player.last_name), '- -')
        from public.players as player where player.id = request.player_id
      )
    end,
    private.name_of(request.requested_by), request.status, request.reason, request.due_on,
    private.name_of(request.decided_by), request.decided_at,
    nullif(to_jsonb(request) -> 'receipt', 'null'),
    request.status = 'requested' and (
      (request.player_id is not null and request.school_id = any(answerable.schools))
      or (request.player_id is null and answerable.is_admin)
    ),
    request.created_at, count(*) over ()
  from answerable
  cross join public.erasure_requests as request
  left join public.schools as school on school.id = request.school_id
  where private.is_active()
    and (answerable.is_admin or request.school_id = any(answerable.schools))
    and case
      when p_status is null then request.status in ('requested', 'approved')
      else request.status = p_status
    end
  order by
    case when request.status in ('requested', 'approved') then request.due_on end,
    request.decided_at desc nulls last, request.id
  limit least(greatest(coalesce(p_limit, 20), 1), 100)
  offset greatest(coalesce(p_offset, 0), 0);
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.list_concerns(public.concern_status, int, int),
  public.list_concern_notes(uuid),
  public.list_message_reports(public.report_status, int, int),
  public.report_backlog(),
  public.list_erasure_requests(public.erasure_status, int, int)
to authenticated;

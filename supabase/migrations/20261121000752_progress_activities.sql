-- Progress: what a player has lately achieved, one line per event.
--
--                       player  parent   coach of the player  other coach  owner     admin
-- progress_activities   self s  child s  s                    -            school s  -
--
-- Only triggers and functions write here, through private.record_progress, and only what the
-- family may already know: a rating that was not shared leaves no line. No line carries mental
-- scores or anything else that is health-like.

-- Tables ------------------------------------------------------------------------------------

create table public.progress_activities (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  kind text not null,
  payload jsonb not null default '{}',
  occurred_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint progress_activities_pkey primary key (id),
  constraint progress_activities_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint progress_activities_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint progress_activities_kind_form check (kind ~ '^[a-z]+(_[a-z]+)*$' and char_length(kind) <= 60),
  constraint progress_activities_payload_form check (
    jsonb_typeof(payload) = 'object' and char_length(payload::text) <= 2000
  )
);

comment on column public.progress_activities.kind is
  'stats_updated, self_rated, self_assessed, assessment_shared, award_won; other chapters add theirs.';

-- Indexes -----------------------------------------------------------------------------------

create index progress_activities_player on public.progress_activities (player_id, occurred_at desc);
create index progress_activities_school on public.progress_activities (school_id, occurred_at desc);

-- Triggers ----------------------------------------------------------------------------------

create trigger progress_activities_assign_school
before insert on public.progress_activities
for each row execute function private.take_school_of_player();

create trigger progress_activities_append_only before update on public.progress_activities
for each row execute function private.refuse_rewriting_history();

-- Policies ----------------------------------------------------------------------------------

alter table public.progress_activities enable row level security;

create policy progress_activities_select on public.progress_activities for select to authenticated using (
  player_id = any(array(select private.my_coached_player_ids()))
  or player_id = any(array(select private.my_trusted_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Adds a line to a player's progress. p_kind: snake_case, what happened; p_payload: only what the
-- family may see. For triggers and definer functions of every chapter.
create function private.record_progress(
  p_player_id uuid,
  p_kind text,
  p_payload jsonb default '{}',
  p_occurred_at timestamptz default now()
)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.progress_activities (player_id, kind, payload, occurred_at)
  values (p_player_id, p_kind, jsonb_strip_nulls(p_payload), p_occurred_at);
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.progress_activities from anon, authenticated;

grant select on public.progress_activities to authenticated;

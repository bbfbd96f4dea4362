-- Match reviews: the written report, and what the coaches thought of each player.
--
--                  player           parent          coach of the team  other coach   owner           admin
-- match_ratings    self, shared s   child, shared s s i u d            -             s               -
-- match_reports    published s      published s     s i u d            published s   s i u d         published s
--
-- A rating is the coaches' among themselves until they share that one with the child and its family.
-- A report is a draft until it is published to the team's families and the school's staff; it can be
-- taken back. Who published when is the database's to say.

-- Tables ------------------------------------------------------------------------------------

create table public.match_ratings (
  match_id uuid not null,
  player_id uuid not null,
  school_id uuid not null,
  team_id uuid not null,
  rating numeric(3, 1) not null,
  note text,
  is_shared boolean not null default false,
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint match_ratings_pkey primary key (match_id, player_id),
  constraint match_ratings_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_ratings_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_ratings_match foreign key (match_id) references public.matches (id) on delete restrict,
  constraint match_ratings_player foreign key (player_id, match_id)
    references public.match_squad (player_id, match_id) on delete restrict,
  constraint match_ratings_author foreign key (author_id) references public.users (id) on delete set null,
  constraint match_ratings_rating_range check (rating between 1 and 10 and rating * 2 = trunc(rating * 2)),
  constraint match_ratings_note_length check (note = btrim(note) and char_length(note) between 1 and 500)
);

comment on column public.match_ratings.rating is '1 to 10 in halves.';

create table public.match_reports (
  match_id uuid not null,
  school_id uuid not null,
  team_id uuid not null,
  report text not null,
  is_published boolean not null default false,
  published_at timestamptz,
  author_id uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint match_reports_pkey primary key (match_id),
  constraint match_reports_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_reports_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_reports_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint match_reports_author foreign key (author_id) references public.users (id) on delete set null,
  constraint match_reports_report_length check (
    report = btrim(report) and char_length(report) between 1 and 6000
  ),
  constraint match_reports_published check (is_published = (published_at is not null))
);

-- Indexes -----------------------------------------------------------------------------------

create index match_ratings_player on public.match_ratings (player_id, match_id);
create index match_ratings_school on public.match_ratings (school_id);
create index match_ratings_team on public.match_ratings (team_id);
create index match_ratings_author on public.match_ratings (author_id);
create index match_reports_school on public.match_reports (school_id);
create index match_reports_team on public.match_reports (team_id);
create index match_reports_author on public.match_reports (author_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger match_ratings_assign_team
before insert or update of match_id, team_id, school_id on public.match_ratings
for each row execute function private.take_team_of_match();

create trigger match_reports_assign_team
before insert or update of match_id, team_id, school_id on public.match_reports
for each row execute function private.take_team_of_match();

create function private.stamp_publication()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not new.is_published then
    new.published_at := null;
  elsif tg_op = 'INSERT' or not old.is_published then
    new.published_at := coalesce(new.published_at, now());
  end if;
  return new;
end;
$$;

create trigger match_reports_stamp before insert or update of is_published on public.match_reports
for each row execute function private.stamp_publication();

-- Policies ----------------------------------------------------------------------------------

alter table public.match_ratings enable row level security;
alter table public.match_reports enable row level security;

create policy match_ratings_select on public.match_ratings for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
  or (player_id = any(array(select private.my_trusted_player_ids())) and is_shared)
);

create policy match_ratings_insert on public.match_ratings for insert to authenticated with check (
  team_id = any(array(select private.my_staff_team_ids()))
);

create policy match_ratings_update on public.match_ratings for update to authenticated
using (team_id = any(array(select private.my_staff_team_ids())))
with check (team_id = any(array(select private.my_staff_team_ids())));

create policy match_ratings_delete on public.match_ratings for delete to authenticated using (
  team_id = any(array(select private.my_staff_team_ids()))
);

create policy match_reports_select on public.match_reports for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
  or (
    is_published
    and (
      school_id = any(array(select private.my_readable_school_ids()))
      or team_id = any(array(select private.my_family_team_ids()))
      or match_id = any(array(select private.my_called_match_ids()))
    )
  )
);

create policy match_reports_insert on public.match_reports for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy match_reports_update on public.match_reports for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy match_reports_delete on public.match_reports for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.match_ratings, public.match_reports from anon, authenticated;

grant select, delete on public.match_ratings, public.match_reports to authenticated;
grant insert (match_id, player_id, rating, note, is_shared) on public.match_ratings to authenticated;
grant update (rating, note, is_shared) on public.match_ratings to authenticated;
grant insert (match_id, report, is_published) on public.match_reports to authenticated;
grant update (report, is_published) on public.match_reports to authenticated;

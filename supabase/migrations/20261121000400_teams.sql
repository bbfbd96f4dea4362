-- Teams: squads, and the people who look after them.
--
--                  player  parent  coach of the team  other coach  owner         admin
-- teams            own s   own s   s u                s            s i u d       s
-- team_staff       own s   own s   s                  s            s i u d       s
-- players          self s  child s squad s i u        own squad s  s i u d       s
-- squad_members    self s  child s s i u d            own squad s  s i u d       s
--
-- Coach and owner mean: of that school. Other schools, pending people and anonymous visitors see
-- nothing. A coach sees the players of the teams they look after, those who left it included, and
-- no others; a family its own child, not the team mates. A coach adds a player through add_player,
-- which puts the newcomer straight into the squad.

-- Types -------------------------------------------------------------------------------------

create type public.staff_role as enum (
  'head_coach', 'assistant_coach', 'goalkeeper_coach', 'athletic_coach', 'team_manager'
);
create type public.player_position as enum ('goalkeeper', 'defender', 'midfielder', 'forward', 'utility');
create domain public.player_positions as public.player_position[]
constraint too_many check (cardinality(value) <= 50);
create type public.strong_foot as enum ('left', 'right', 'both');

-- Tables ------------------------------------------------------------------------------------

create table public.teams (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  name text not null,
  age_group text not null,
  season text not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint teams_pkey primary key (id),
  constraint teams_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint teams_name_once unique (school_id, season, name),
  constraint teams_season foreign key (school_id, season) references public.seasons (school_id, name),
  constraint teams_age_group foreign key (age_group) references public.age_groups (code),
  constraint teams_name_length check (name = btrim(name) and char_length(name) between 1 and 60),
  constraint teams_season_form check (season ~ '^\d{4}(/\d{2,4})?$')
);

create table public.team_staff (
  team_id uuid not null,
  school_id uuid not null,
  user_id uuid not null,
  role public.staff_role not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint team_staff_pkey primary key (team_id, user_id),
  constraint team_staff_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint team_staff_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint team_staff_user foreign key (user_id) references public.users (id) on delete cascade
);

create table public.players (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  user_id uuid,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  position public.player_position,
  other_positions public.player_position[] not null default '{}',
  strong_foot public.strong_foot,
  photo_path text,
  -- What searches compare, in either order of the names.
  search_text text not null
    generated always as (private.fold_text(first_name || ' ' || last_name || ' ' || first_name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint players_pkey primary key (id),
  constraint players_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint players_user foreign key (user_id) references public.users (id) on delete set null,
  constraint players_user_once unique (user_id),
  constraint players_first_name_length check (
    first_name = btrim(first_name) and char_length(first_name) between 1 and 60
  ),
  constraint players_last_name_length check (
    last_name = btrim(last_name) and char_length(last_name) between 1 and 60
  ),
  constraint players_date_of_birth_range check (date_of_birth between '1920-01-01' and '2100-01-01'),
  constraint players_other_positions_differ check (
    cardinality(other_positions) <= 4 and not position = any(other_positions)
  ),
  constraint players_photo_path_length check (char_length(photo_path) <= 500),
  constraint players_photo_path_own check (starts_with(photo_path, id || '/'))
);

create table public.squad_members (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  player_id uuid not null,
  shirt_number int,
  joined_on date not null default current_date,
  left_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint squad_members_pkey primary key (id),
  constraint squad_members_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint squad_members_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint squad_members_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint squad_members_shirt_number_range check (shirt_number between 1 and 99),
  constraint squad_members_period check (left_on >= joined_on)
);

-- Indexes -----------------------------------------------------------------------------------

create index teams_season on public.teams (school_id, season);
create index teams_age_group on public.teams (age_group);
create index team_staff_school on public.team_staff (school_id);
create index team_staff_user on public.team_staff (user_id);
create index teams_words on public.teams
using gin (private.fold_text(name || ' ' || age_group) extensions.gin_trgm_ops);
create index players_words on public.players using gin (search_text extensions.gin_trgm_ops);
create index players_school on public.players (school_id, last_name, first_name);
create unique index squad_members_one_open on public.squad_members (team_id, player_id) where left_on is null;
create unique index squad_members_shirt_once on public.squad_members (team_id, shirt_number) where left_on is null;
create index squad_members_school on public.squad_members (school_id);
create index squad_members_team on public.squad_members (team_id);
create index squad_members_player on public.squad_members (player_id);

-- Predicates --------------------------------------------------------------------------------

-- Being listed as staff counts only while one still holds a staff role in that school.
create function private.my_staff_team_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select distinct staff.team_id
  from public.team_staff as staff
  join public.role_assignments as held
    on held.user_id = staff.user_id and held.school_id = staff.school_id
      and held.role in ('owner', 'coach')
  join public.users as me on me.id = staff.user_id and me.status = 'active'
  where staff.user_id = (select private.my_id());
end;
$$;

comment on function private.my_staff_team_ids() is
  'Teams I look after.';

create function private.my_owned_team_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select team.id
  from public.teams as team
  join public.role_assignments as held
    on held.school_id = team.school_id and held.role = 'owner'
  join public.users as me on me.id = held.user_id and me.status = 'active'
  where held.user_id = (select private.my_id());
end;
$$;

create function private.my_managed_team_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id uuid := private.my_id();
begin
  return query
  select staff.team_id
  from public.team_staff as staff
  join public.role_assignments as held
    on held.user_id = staff.user_id and held.school_id = staff.school_id
      and held.role in ('owner', 'coach')
  join public.users as me on me.id = staff.user_id and me.status = 'active'
  where staff.user_id = my_id
  union
  select team.id
  from public.teams as team
  join public.role_assignments as held
    on held.school_id = team.school_id and held.role = 'owner'
  join public.users as me on me.id = held.user_id and me.status = 'active'
  where held.user_id = my_id;
end;
$$;

comment on function private.my_managed_team_ids() is
  'Teams whose trainings and matches I plan: those I look after, and every team of a school I own.';

create function private.my_school_team_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select id from public.teams where school_id = any(array(select private.my_readable_school_ids()));
end;
$$;

create function private.my_coached_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select distinct squad.player_id
  from public.team_staff as staff
  join public.role_assignments as held
    on held.user_id = staff.user_id and held.school_id = staff.school_id
      and held.role in ('owner', 'coach')
  join public.users as me on me.id = staff.user_id and me.status = 'active'
  join public.squad_members as squad on squad.team_id = staff.team_id and squad.left_on is null
  where staff.user_id = (select private.my_id());
end;
$$;

comment on function private.my_coached_player_ids() is
  'Players now in a squad of a team I look after.';

create function private.my_squad_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select distinct squad.player_id
  from public.team_staff as staff
  join public.role_assignments as held
    on held.user_id = staff.user_id and held.school_id = staff.school_id
      and held.role in ('owner', 'coach')
  join public.users as me on me.id = staff.user_id and me.status = 'active'
  join public.squad_members as squad on squad.team_id = staff.team_id
  where staff.user_id = (select private.my_id());
end;
$$;

comment on function private.my_squad_player_ids() is
  'Players who are or were in a squad of a team I look after: their names stay readable where they played, not their families.';

create function private.my_owned_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select player.id
  from public.players as player
  join public.role_assignments as held
    on held.school_id = player.school_id and held.role = 'owner'
  join public.users as me on me.id = held.user_id and me.status = 'active'
  where held.user_id = (select private.my_id());
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

-- The school follows from the team, whatever the writer sent. Definer, so that an unreadable team
-- ends in a refusal by policy and not in a missing value. For every table that has both columns.
create function private.take_school_of_team()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.teams where id = new.team_id);
  return new;
end;
$$;

-- The same for every table that hangs on a player.
create function private.take_school_of_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.players where id = new.player_id);
  return new;
end;
$$;

create trigger team_staff_assign_school
before insert or update of team_id, school_id on public.team_staff
for each row execute function private.take_school_of_team();

create trigger squad_members_assign_school
before insert or update of team_id, school_id on public.squad_members
for each row execute function private.take_school_of_team();

create function private.open_season_of_team()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.ensure_season(new.school_id, new.season);
  return new;
end;
$$;

create trigger teams_open_season
before insert or update of school_id, season on public.teams
for each row execute function private.open_season_of_team();

-- Definer: the rule holds whatever the writer may see of either side.
create function private.refuse_foreign_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.teams as team
    join public.players as player on player.school_id = team.school_id
    where team.id = new.team_id and player.id = new.player_id
  ) then
    raise exception 'player_of_another_school' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger squad_members_same_school
before insert or update of team_id, player_id on public.squad_members
for each row execute function private.refuse_foreign_player();

-- A coach fills the squad with players who are in one of their squads now, who are new to the school,
-- or who left one of their squads and are in none. Naming the id of somebody else's player, or of one
-- who has moved on, would otherwise open that child's record; such a player is asked for
-- (ask_for_move). Owners move players between all teams of the school.
create function private.refuse_unknown_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not new.school_id = any(array(select private.my_owned_school_ids()))
    and not new.player_id = any(array(select private.my_coached_player_ids()))
    and exists (
      select from public.squad_members as place
      where place.player_id = new.player_id
        and (place.left_on is null or not place.player_id = any(array(select private.my_squad_player_ids())))
    )
  then
    raise exception 'player_of_another_team' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger squad_members_within_reach
before insert on public.squad_members
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.refuse_unknown_player();

-- An ended place that opens again is a place taken.
create trigger squad_members_reopened_within_reach
before update of left_on on public.squad_members
for each row
when (current_user in ('anon', 'authenticated') and old.left_on is not null and new.left_on is null)
execute function private.refuse_unknown_player();

create function private.refuse_foreign_staff()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.teams as team
    join public.role_assignments as assignment on assignment.school_id = team.school_id
    where team.id = new.team_id
      and assignment.user_id = new.user_id
      and assignment.role in ('owner', 'coach')
  ) then
    raise exception 'not_staff_of_school' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger team_staff_same_school
before insert or update of team_id, user_id on public.team_staff
for each row execute function private.refuse_foreign_staff();

-- Policies ----------------------------------------------------------------------------------

alter table public.teams enable row level security;
alter table public.team_staff enable row level security;
alter table public.players enable row level security;
alter table public.squad_members enable row level security;

-- What families see of these tables needs their links: the policies for reading stand in the next
-- chapter.

create policy teams_insert on public.teams for insert to authenticated with check (
  school_id = any(array(select private.my_owned_school_ids()))
);

create policy teams_update on public.teams for update to authenticated
using (id = any(array(select private.my_managed_team_ids())))
with check (id = any(array(select private.my_managed_team_ids())));

create policy teams_delete on public.teams for delete to authenticated using (
  school_id = any(array(select private.my_owned_school_ids()))
);

create policy team_staff_insert on public.team_staff for insert to authenticated with check (
  team_id = any(array(select private.my_owned_team_ids()))
);

create policy team_staff_update on public.team_staff for update to authenticated
using (team_id = any(array(select private.my_owned_team_ids())))
with check (team_id = any(array(select private.my_owned_team_ids())));

create policy team_staff_delete on public.team_staff for delete to authenticated using (
  team_id = any(array(select private.my_owned_team_ids()))
);

create policy players_insert on public.players for insert to authenticated with check (
  school_id = any(array(select private.my_staff_school_ids()))
);

create policy players_update on public.players for update to authenticated
using (
  school_id = any(array(select private.my_owned_school_ids()))
  or id = any(array(select private.my_coached_player_ids()))
)
with check (
  school_id = any(array(select private.my_owned_school_ids()))
  or id = any(array(select private.my_coached_player_ids()))
);

create policy players_delete on public.players for delete to authenticated using (
  school_id = any(array(select private.my_owned_school_ids()))
);

create policy squad_members_insert on public.squad_members for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy squad_members_update on public.squad_members for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy squad_members_delete on public.squad_members for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- A new player and the place in the squad in one step. Runs as the caller: owners and the staff of
-- the team may. Errors: 42501 for everybody else, 23505 when the shirt number is taken.
create function public.add_player(
  p_team_id uuid,
  p_first_name public.short_text,
  p_last_name public.short_text,
  p_date_of_birth date,
  p_position public.player_position default null,
  p_strong_foot public.strong_foot default null,
  p_shirt_number int default null
)
returns public.players
language plpgsql
set search_path = ''
as $$
declare
  newcomer uuid := gen_random_uuid();
  added public.players;
begin
  insert into public.players (
    id, school_id, first_name, last_name, date_of_birth, position, strong_foot
  )
  values (
    newcomer,
    (select school_id from public.teams where id = p_team_id),
    btrim(p_first_name),
    btrim(p_last_name),
    p_date_of_birth,
    p_position,
    p_strong_foot
  );
  insert into public.squad_members (team_id, player_id, shirt_number)
  values (p_team_id, newcomer, p_shirt_number);
  select * into added from public.players where id = newcomer;
  return added;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- A team, a player or a squad place never moves to another school or person: those columns cannot
-- be updated at all. The account behind a player is linked by an administrator or an invitation.

revoke all on public.teams, public.team_staff, public.players, public.squad_members
from anon, authenticated;

grant select, delete on public.teams, public.team_staff, public.players, public.squad_members
to authenticated;

grant insert (id, school_id, name, age_group, season, archived_at) on public.teams to authenticated;
grant insert (team_id, user_id, role) on public.team_staff to authenticated;
grant insert (
  id, school_id, first_name, last_name, date_of_birth, position, other_positions, strong_foot, photo_path
) on public.players to authenticated;
grant insert (id, team_id, player_id, shirt_number, joined_on, left_on)
on public.squad_members to authenticated;

grant update (name, age_group, season, archived_at) on public.teams to authenticated;
grant update (role) on public.team_staff to authenticated;
grant update (
  first_name, last_name, date_of_birth, position, other_positions, strong_foot, photo_path
) on public.players to authenticated;
grant update (shirt_number, joined_on, left_on) on public.squad_members to authenticated;

grant execute on function
  private.ensure_season(uuid, text),
  private.my_staff_team_ids(),
  private.my_owned_team_ids(),
  private.my_managed_team_ids(),
  private.my_school_team_ids(),
  private.my_coached_player_ids(),
  private.my_squad_player_ids(),
  private.my_owned_player_ids(),
  public.add_player(
    uuid, public.short_text, public.short_text, date, public.player_position, public.strong_foot, int
  )
to authenticated;

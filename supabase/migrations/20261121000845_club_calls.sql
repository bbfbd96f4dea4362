-- Club calls: the list of teams, a squad's way into a new season, and an owner's profile together with
-- the school.
--
--                 family     coach        owner    admin
-- search_teams    own teams  school       school   all
-- school_people   school     school       school   all
-- copy_team       -          -            school   -
-- save_academy    -          -            own      -
--
-- search_teams counts heads for colleagues, whose squads stay closed to each other; families get no
-- count of players. school_people says who of the people whose cards one may read anyway runs the school;
-- role_assignments themselves stay closed. The other two run with the caller's rights: the policies of
-- teams, squads, staff, profiles and schools decide.

-- Functions ---------------------------------------------------------------------------------

-- One page of the teams I may read, with how many play and how many look after them now; total_count is
-- that of all pages. player_count is null for families. p_sort: 'age' (youngest first), 'name', 'season',
-- 'players', 'staff'. p_limit: at most 100.
create function public.search_teams(
  p_query public.search_words default null,
  p_age_groups public.text_list default null,
  p_seasons public.text_list default null,
  p_is_archived boolean default false,
  p_sort public.short_text default 'age',
  p_is_descending boolean default false,
  p_limit int default 25,
  p_offset int default 0
)
returns table (
  id uuid,
  school_id uuid,
  school_name text,
  name text,
  age_group text,
  season text,
  archived_at timestamptz,
  player_count int,
  staff_count int,
  total_count bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  with asked as (
    select
      private.search_pattern(p_query) as pattern,
      array(select private.my_readable_school_ids()) as school_ids,
      array(select private.my_family_team_ids()) as family_ids
  ),
  found as (
    select
      team.id, team.school_id, school.name as school_name, team.name, team.age_group, team.season,
      team.archived_at, grade.sort_order as grade,
      case when team.school_id = any(asked.school_ids) then (
        select count(*)::int from public.squad_members as squad
        where squad.team_id = team.id and squad.left_on is null
      ) end as players,
      (select count(*)::int from public.team_staff as staff where staff.team_id = team.id) as staff,
      count(*) over () as total_count
    from public.teams as team
    join public.schools as school on school.id = team.school_id
    join public.age_groups as grade on grade.code = team.age_group
    cross join asked
    where private.is_active()
      and (team.school_id = any(asked.school_ids) or team.id = any(asked.family_ids))
      and private.fold_text(team.name) like asked.pattern
      and (p_age_groups is null or team.age_group = any(p_age_groups))
      and (p_seasons is null or team.season = any(p_seasons))
      and p_is_archived = (team.archived_at is not null)
  ),
  page as (
    select found.*, row_number() over (
      order by
        case p_sort
          when 'players' then coalesce(found.players, -1)
          when 'staff' then found.staff
          when 'age' then found.grade
        end * case when p_is_descending then -1 else 1 end,
        case when p_sort = 'season' and p_is_descending then found.season end desc,
        case when p_sort = 'season' and not p_is_descending then found.season end,
        case when p_sort = 'name' and p_is_descending then lower(found.name) end desc,
        lower(found.name), found.season desc, lower(found.school_name), found.id
    ) as place
    from found
    order by place
    limit least(greatest(coalesce(p_limit, 25), 1), 100)
    offset greatest(coalesce(p_offset, 0), 0)
  )
  select
    page.id, page.school_id, page.school_name, page.name, page.age_group, page.season, page.archived_at,
    page.players, page.staff, page.total_count
  from page
  order by page.place;
$$;

-- Owners first, then coaches by name: who runs a school I belong to, what else they answer for there, and
-- which teams they look after, as far as I may read those. Nothing for everybody else.
create function public.school_people(p_school_id uuid)
returns table (
  user_id uuid,
  first_name text,
  last_name text,
  avatar_url text,
  is_owner boolean,
  duties public.officer_duty[],
  teams jsonb
)
language sql
stable
security definer
set search_path = ''
as $$
  with held as (
    select assignment.user_id, bool_or(assignment.role = 'owner') as is_owner
    from public.role_assignments as assignment
    where assignment.school_id = p_school_id and assignment.role in ('owner', 'coach')
      and private.is_active()
      and (p_school_id = any(array(select private.my_school_ids())) or private.is_admin())
    group by assignment.user_id
  )
  select
    person.id, person.first_name, person.last_name, person.avatar_url, held.is_owner,
    array(
      select officer.duty from public.school_officers as officer
      where officer.school_id = p_school_id and officer.user_id = person.id
      order by officer.duty
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', team.id, 'name', team.name, 'role', staff.role
      ) order by team.name), '[]')
      from public.team_staff as staff
      join public.teams as team on team.id = staff.team_id and team.archived_at is null
      where staff.user_id = person.id and staff.school_id = p_school_id
        and staff.team_id = any(array(select private.my_readable_team_ids()))
    )
  from held
  join public.users as person on person.id = held.user_id and person.status = 'active'
  order by held.is_owner desc, lower(person.last_name), lower(person.first_name), person.id;
$$;

-- A team of the new season out of one that exists: the players named by p_player_ids who are in its
-- squad now, with their numbers, and on request the staff that is still the school's. The old team stays
-- as it is. Answers the new team's id.
-- Errors: team_unknown (P0001); 42501 for who does not own the school; 23505 when the season has a team
-- of that name; 23503, 23514 for an age group or season that is none.
create function public.copy_team(
  p_team_id uuid,
  p_name public.short_text,
  p_age_group public.short_text,
  p_season public.short_text,
  p_player_ids public.id_list default '{}',
  p_with_staff boolean default true
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  copy uuid := gen_random_uuid();
  home uuid := (select school_id from public.teams where id = p_team_id);
begin
  if home is null then
    raise exception 'team_unknown' using errcode = 'P0001';
  end if;
  insert into public.teams (id, school_id, name, age_group, season)
  values (copy, home, btrim(p_name), p_age_group, p_season);
  insert into public.squad_members (team_id, player_id, shirt_number)
  select copy, squad.player_id, squad.shirt_number
  from public.squad_members as squad
  where squad.team_id = p_team_id and squad.left_on is null and squad.player_id = any(p_player_ids);
  if p_with_staff then
    insert into public.team_staff (team_id, user_id, role)
    select copy, staff.user_id, staff.role
    from public.team_staff as staff
    where staff.team_id = p_team_id and exists (
      select from public.role_assignments as held
      where held.user_id = staff.user_id and held.school_id = home and held.role in ('owner', 'coach')
    );
  end if;
  return copy;
end;
$$;

-- An owner's own profile and the school, both or none. p_seen_at: updated_at of the school that was read,
-- so that nobody's later change is lost; answers the new one. An empty text is none.
-- Errors: school_not_yours, role_mismatch (42501); profile_unknown, stale_row (P0001); 23514 for
-- what is too long.
create function public.save_academy(
  p_school_id uuid,
  p_seen_at timestamptz,
  p_first_name public.short_text,
  p_last_name public.short_text,
  p_phone public.short_text,
  p_avatar_url public.long_text,
  p_job_title public.short_text,
  p_biography public.long_text,
  p_name public.short_text,
  p_type public.school_type,
  p_location public.short_text,
  p_address public.long_text,
  p_website public.long_text,
  p_description public.long_text,
  p_logo_url public.long_text
)
returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  saved_at timestamptz;
begin
  if p_school_id is null or not p_school_id = any(array(select private.my_owned_school_ids())) then
    raise exception 'school_not_yours' using errcode = '42501';
  end if;
  update public.users
  set first_name = btrim(p_first_name),
    last_name = btrim(p_last_name),
    phone = nullif(btrim(p_phone), ''),
    avatar_url = nullif(p_avatar_url, '')
  where id = me;
  if not found then
    raise exception 'profile_unknown' using errcode = 'P0001';
  end if;
  insert into public.owner_profiles (user_id, job_title, biography)
  values (me, nullif(btrim(p_job_title), ''), nullif(btrim(p_biography), ''))
  on conflict (user_id) do update
    set job_title = excluded.job_title, biography = excluded.biography;
  update public.schools
  set name = btrim(p_name),
    type = p_type,
    location = nullif(btrim(p_location), ''),
    address = nullif(btrim(p_address), ''),
    website = nullif(btrim(p_website), ''),
    description = nullif(btrim(p_description), ''),
    logo_url = nullif(p_logo_url, '')
  where id = p_school_id and updated_at = p_seen_at
  returning updated_at into saved_at;
  if not found then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;
  return saved_at;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.search_teams(public.search_words, public.text_list, public.text_list, boolean, public.short_text, boolean, int, int),
  public.school_people(uuid),
  public.copy_team(uuid, public.short_text, public.short_text, public.short_text, public.id_list, boolean),
  public.save_academy(
    uuid, timestamptz, public.short_text, public.short_text, public.short_text, public.long_text, public.short_text, public.long_text, public.short_text, public.school_type, public.short_text, public.long_text, public.long_text,
    public.long_text, public.long_text
  )
to authenticated;

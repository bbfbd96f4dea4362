-- People calls: the lists of players and coaches, saving a player in one step, and bringing in a squad
-- from a table.
--
--                      family        coach                owner           admin
-- search_players       own children  own squads           school          all
-- search_coaches       of own teams  school               school          all
-- save_player          -             own teams            school          -
-- import_players       -             own teams            school          -
-- undo_player_import   -             -                    school          -
--
-- All but search_coaches run with the caller's rights: the policies of players, squads and links
-- decide. search_coaches answers with what the cards of a club's staff say anyway, and which teams
-- they look after; role_assignments themselves stay closed to colleagues.

-- Functions ---------------------------------------------------------------------------------

-- One page of the players I may read, with their teams of today; total_count is that of all pages.
-- p_status: 'in_team', 'without_team' or 'no_guardian' (under 18 and nobody actively linked).
-- guardian_count is missing, and 'no_guardian' silent, about former players: their families are closed.
-- p_birth_years: calendar years; p_with_adults adds everybody of 18 and more. p_sort: 'name', 'age'.
create function public.search_players(
  p_query public.search_words default null,
  p_team_ids public.id_list default null,
  p_birth_years public.number_list default null,
  p_with_adults boolean default false,
  p_status public.short_text default null,
  p_sort public.short_text default 'name',
  p_is_descending boolean default false,
  p_limit int default 25,
  p_offset int default 0
)
returns table (
  id uuid,
  first_name text,
  last_name text,
  date_of_birth date,
  "position" public.player_position,
  other_positions public.player_position[],
  strong_foot public.strong_foot,
  photo_path text,
  guardian_count int,
  teams jsonb,
  total_count bigint
)
language sql
stable
set search_path = ''
as $$
  with asked as (
    select private.search_pattern(p_query) as pattern,
    array(select private.my_coached_player_ids() union select private.my_player_ids()) as near_player_ids,
    array(select private.my_overseen_school_ids()) as overseen_school_ids
  ),
  found as (
    select
      player.*,
      player.school_id = any(asked.overseen_school_ids) or player.id = any(asked.near_player_ids)
        as is_family_open,
      count(*) over () as total_count
    from public.players as player, asked
    where player.search_text like asked.pattern
    and (p_team_ids is null or exists (
      select from public.squad_members as squad
      where squad.player_id = player.id and squad.team_id = any(p_team_ids) and squad.left_on is null
    ))
    and (
      (p_birth_years is null and not p_with_adults)
      or extract(year from player.date_of_birth)::int = any(p_birth_years)
      or (p_with_adults and not private.is_minor(player.date_of_birth))
    )
    and case p_status
      when 'in_team' then exists (
        select from public.squad_members as squad where squad.player_id = player.id and squad.left_on is null
      )
      when 'without_team' then not exists (
        select from public.squad_members as squad where squad.player_id = player.id and squad.left_on is null
      )
      when 'no_guardian' then private.is_minor_player(player.id)
        and (player.school_id = any(asked.overseen_school_ids) or player.id = any(asked.near_player_ids))
        and not exists (
          select from public.guardian_links as link
          where link.player_id = player.id and link.status = 'active'
        )
      else true
    end
  ),
  page as (
    select found.*, row_number() over (
      order by
        -- Erased players have no name: after everybody else, whatever the order.
        found.first_name = '-' and found.last_name = '-',
        case when p_sort = 'age' and not p_is_descending then found.date_of_birth end desc,
        case when p_sort = 'age' and p_is_descending then found.date_of_birth end,
        case when p_is_descending then lower(found.last_name) end desc,
        case when p_is_descending then lower(found.first_name) end desc,
        lower(found.last_name), lower(found.first_name), found.id
    ) as place
    from found
    order by place
    limit least(greatest(coalesce(p_limit, 25), 1), 500)
    offset greatest(coalesce(p_offset, 0), 0)
  )
  select
    page.id, page.first_name, page.last_name, page.date_of_birth, page.position, page.other_positions,
    page.strong_foot, page.photo_path,
    case when page.is_family_open then (
      select count(*)::int from public.guardian_links as link
      where link.player_id = page.id and link.status = 'active'
    ) end,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', team.id, 'name', team.name, 'shirt_number', squad.shirt_number
      ) order by team.name), '[]')
      from public.squad_members as squad
      join public.teams as team on team.id = squad.team_id
      where squad.player_id = page.id and squad.left_on is null
    ),
    page.total_count
  from page
  order by page.place;
$$;

-- The coaches of the schools I work for; a family those of its own teams. p_sort: 'name', 'experience'.
create function public.search_coaches(
  p_query public.search_words default null,
  p_team_ids public.id_list default null,
  p_sort public.short_text default 'name',
  p_is_descending boolean default false,
  p_limit int default 25,
  p_offset int default 0
)
returns table (
  user_id uuid,
  school_id uuid,
  first_name text,
  last_name text,
  avatar_url text,
  license public.coaching_license,
  specialization public.coach_specialization,
  years_of_experience int,
  teams jsonb,
  total_count bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  with asked as (
    select private.search_pattern(p_query) as pattern
  ),
  found as (
    select
      person.id, held.school_id, person.first_name, person.last_name, person.avatar_url,
      profile.license, profile.specialization, profile.years_of_experience,
      count(*) over () as total_count
    from public.role_assignments as held
    join public.users as person on person.id = held.user_id and person.status = 'active'
    left join public.coach_profiles as profile on profile.user_id = person.id
    cross join asked
    where held.role = 'coach'
      and (
        held.school_id = any(array(select private.my_readable_school_ids()))
        or exists (
          select from public.team_staff as staff
          where staff.user_id = person.id and staff.school_id = held.school_id
            and staff.team_id = any(array(select private.my_family_team_ids()))
        )
      )
      and private.fold_text(person.first_name || ' ' || person.last_name) like asked.pattern
      and (p_team_ids is null or exists (
        select from public.team_staff as staff
        where staff.user_id = person.id and staff.team_id = any(p_team_ids)
      ))
  ),
  page as (
    select found.*, row_number() over (
      order by
        case when p_sort = 'experience' and p_is_descending then coalesce(found.years_of_experience, -1) end desc,
        case when p_sort = 'experience' and not p_is_descending then coalesce(found.years_of_experience, -1) end,
        case when p_is_descending then lower(found.last_name) end desc,
        lower(found.last_name), lower(found.first_name), found.id, found.school_id
    ) as place
    from found
    order by place
    limit least(greatest(coalesce(p_limit, 25), 1), 100)
    offset greatest(coalesce(p_offset, 0), 0)
  )
  select
    page.id, page.school_id, page.first_name, page.last_name, page.avatar_url,
    page.license, page.specialization, page.years_of_experience,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', team.id, 'name', team.name, 'role', staff.role
      ) order by team.name), '[]')
      from public.team_staff as staff
      join public.teams as team on team.id = staff.team_id and team.archived_at is null
      where staff.user_id = page.id and staff.school_id = page.school_id
        and staff.team_id = any(array(select private.my_readable_team_ids()))
    ),
    page.total_count
  from page
  order by page.place;
$$;

-- A new player (p_player_id left out) or all of one's record at once: facts, places in squads and a
-- measurement of today. p_squads: [{"team_id", "shirt_number"}], the squads wanted from now on; teams
-- the caller does not manage keep their player. p_expected is the updated_at that was read.
-- Errors: stale_row, team_required, born_in_future, squads_wrong (P0001); player_not_yours and
-- what the policies refuse (42501); 23505 when a shirt number is taken.
create function public.save_player(
  p_first_name public.short_text,
  p_last_name public.short_text,
  p_date_of_birth date,
  p_player_id uuid default null,
  p_school_id uuid default null,
  p_position public.player_position default null,
  p_other_positions public.player_positions default '{}',
  p_strong_foot public.strong_foot default null,
  p_squads public.json_list default '[]',
  p_expected timestamptz default null,
  p_height_cm numeric default null,
  p_weight_kg numeric default null
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  kept uuid := coalesce(p_player_id, gen_random_uuid());
  home uuid := p_school_id;
begin
  if jsonb_typeof(p_squads) is distinct from 'array' or jsonb_array_length(p_squads) > 20 then
    raise exception 'squads_wrong' using errcode = 'P0001';
  end if;
  if p_date_of_birth > current_date then
    raise exception 'born_in_future' using errcode = 'P0001';
  end if;

  if p_player_id is null then
    home := coalesce(home, (select school_id from public.teams where id = (p_squads -> 0 ->> 'team_id')::uuid));
    -- A coach does not see a player without a squad: the record would be lost at once.
    if p_squads = '[]' and not home = any(array(select private.my_owned_school_ids())) then
      raise exception 'team_required' using errcode = 'P0001';
    end if;
    insert into public.players (
      id, school_id, first_name, last_name, date_of_birth, position, other_positions, strong_foot
    )
    values (
      kept, home, btrim(p_first_name), btrim(p_last_name), p_date_of_birth, p_position,
      p_other_positions, p_strong_foot
    );
  else
    update public.players as player
    set first_name = btrim(p_first_name),
      last_name = btrim(p_last_name),
      date_of_birth = p_date_of_birth,
      position = p_position,
      other_positions = p_other_positions,
      strong_foot = p_strong_foot
    where player.id = kept and player.updated_at = coalesce(p_expected, player.updated_at);
    if not found then
      if exists (select from public.players where id = kept and updated_at <> p_expected) then
        raise exception 'stale_row' using errcode = 'P0001';
      end if;
      raise exception 'player_not_yours' using errcode = '42501';
    end if;
  end if;

  update public.squad_members as squad
  set shirt_number = wanted.shirt_number
  from jsonb_to_recordset(p_squads) as wanted (team_id uuid, shirt_number int)
  where squad.player_id = kept and squad.team_id = wanted.team_id and squad.left_on is null
    and squad.shirt_number is distinct from wanted.shirt_number;
  insert into public.squad_members (team_id, player_id, shirt_number)
  select wanted.team_id, kept, wanted.shirt_number
  from jsonb_to_recordset(p_squads) as wanted (team_id uuid, shirt_number int)
  where not exists (
    select from public.squad_members as squad
    where squad.player_id = kept and squad.team_id = wanted.team_id and squad.left_on is null
  );
  if p_height_cm is not null or p_weight_kg is not null then
    perform public.record_measurement(kept, p_height_cm, p_weight_kg);
  end if;
  -- Last, because leaving the only team of a coach ends the right to change the player.
  update public.squad_members as squad
  set left_on = greatest(current_date, squad.joined_on)
  where squad.player_id = kept and squad.left_on is null and p_player_id is not null
    and squad.team_id = any(array(select private.my_managed_team_ids()))
    and not exists (
      select from jsonb_to_recordset(p_squads) as wanted (team_id uuid) where wanted.team_id = squad.team_id
    );
  return kept;
end;
$$;

-- All players of a table or none. p_rows: up to 500 of {"first_name", "last_name", "date_of_birth",
-- "position", "other_positions", "strong_foot", "team_id", "shirt_number", "guardian_email",
-- "relationship", "is_namesake"}. Who is in the school already, by name and birth date, is left out
-- unless is_namesake. Guardians are invited on the way; what becomes of that never stops a row:
-- guardian says 'invited', 'linked' or the error of public.invite.
-- Errors: too_many_rows, import_row:<place>:<sqlstate or message> (P0001); what the policies refuse.
create function public.import_players(p_school_id uuid, p_rows public.json_list, p_locale public.short_text default 'en')
returns table (place int, player_id uuid, guardian text)
language plpgsql
set search_path = ''
as $$
declare
  entry record;
  invited uuid;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 500 then
    raise exception 'too_many_rows' using errcode = 'P0001';
  end if;
  for entry in
    select line.ordinality::int as number, wanted.*
    from jsonb_array_elements(p_rows) with ordinality as line (content, ordinality),
      jsonb_to_record(line.content) as wanted (
        first_name text, last_name text, date_of_birth date, position public.player_position,
        other_positions public.player_position[], strong_foot public.strong_foot, team_id uuid,
        shirt_number int, guardian_email text, relationship public.guardian_relationship,
        is_namesake boolean
      )
    order by line.ordinality
  loop
    place := entry.number;
    guardian := null;
    continue when not coalesce(entry.is_namesake, false) and exists (
      select from public.players as known
      where known.school_id = p_school_id and known.date_of_birth = entry.date_of_birth
        and lower(known.first_name) = lower(btrim(entry.first_name))
        and lower(known.last_name) = lower(btrim(entry.last_name))
    );
    begin
      player_id := public.save_player(
        entry.first_name, entry.last_name, entry.date_of_birth, null, p_school_id, entry.position,
        coalesce(entry.other_positions, '{}'), entry.strong_foot,
        case when entry.team_id is null then '[]' else jsonb_build_array(
          jsonb_build_object('team_id', entry.team_id, 'shirt_number', entry.shirt_number)
        ) end
      );
    exception when others then
      raise exception 'import_row:%:%', place, case when sqlstate = 'P0001' then sqlerrm else sqlstate end
        using errcode = 'P0001';
    end;
    if nullif(btrim(entry.guardian_email), '') is not null then
      begin
        invited := public.invite(
          p_school_id, entry.guardian_email, 'parent', player_id, coalesce(entry.relationship, 'parent'),
          null, p_locale
        );
        guardian := case when invited is null then 'linked' else 'invited' end;
      exception when others then
        guardian := case when sqlstate in ('P0001', '42501') then sqlerrm else 'invalid' end;
      end;
    end if;
    return next;
  end loop;
end;
$$;

-- Takes an import back while it is fresh (a day); answers how many players went. For owners, by policy.
create function public.undo_player_import(p_player_ids public.id_list)
returns int
language plpgsql
set search_path = ''
as $$
declare
  gone int;
begin
  if cardinality(p_player_ids) > 500 then
    raise exception 'too_many_rows' using errcode = 'P0001';
  end if;
  delete from public.players
  where id = any(p_player_ids) and created_at > now() - interval '1 day' and user_id is null;
  get diagnostics gone = row_count;
  return gone;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.search_players(public.search_words, public.id_list, public.number_list, boolean, public.short_text, public.short_text, boolean, int, int),
  public.search_coaches(public.search_words, public.id_list, public.short_text, boolean, int, int),
  public.save_player(
    public.short_text, public.short_text, date, uuid, uuid, public.player_position, public.player_positions,
    public.strong_foot, public.json_list, timestamptz, numeric, numeric
  ),
  public.import_players(uuid, public.json_list, public.short_text),
  public.undo_player_import(public.id_list)
to authenticated;

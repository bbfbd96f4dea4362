-- News of teams: who hears when a training or match is planned, moved or called off.
--
--                                  players  guardians  staff of the team  admin
-- training / match planned         told     told       told
-- training / match moved           told     told       told
-- training / match called off      told     told       told
-- match report published           told     told
-- somebody asks for a role                                                told
--
-- Never told: whoever did it, suspended accounts, other teams, and anything about the past. What one
-- statement does to many dates of a team (a series, an imported fixture list) is one notification
-- about the earliest, with the number of dates in count. Seeds and workers, where nobody is signed
-- in, tell nobody; what waits to be sent about a changed date is dropped all the same.
--
-- Moved means another time or place; called off includes deleted and handed to another team, planned
-- includes back from cancelled. Tasks, notes, assessments, awards, fees, orders and notices are
-- announced by their own chapters; the trigger on notifications sends them on.

-- Triggers ----------------------------------------------------------------------------------

-- One notification of each kind per team and listener; a guardian's names the children it is about. p_news: [{team_id, kind, id, starts_at, facts, link}].
create function private.tell_teams(p_news jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  news record;
  audience record;
begin
  if (select auth.uid()) is null then
    return;
  end if;
  for news in
    select distinct on (told.team_id, told.kind)
      told.*,
      count(*) over (partition by told.team_id, told.kind) as dates,
      team.name as team_name,
      school.time_zone
    from jsonb_to_recordset(p_news) as told (
      team_id uuid, kind text, id uuid, starts_at timestamptz, facts jsonb, link text
    )
    join public.teams as team on team.id = told.team_id
    join public.schools as school on school.id = team.school_id
    order by told.team_id, told.kind, told.starts_at
  loop
    for audience in
      select array_agg(listener.user_id) as user_ids, listener.children
      from (
        select who.user_id, string_agg(player.first_name, ', ' order by player.first_name) as children
        from private.team_listeners(news.team_id) as who
        left join public.players as player
          on player.id = who.player_id and player.user_id is distinct from who.user_id
        group by who.user_id
      ) as listener
      group by listener.children
    loop
      perform private.notify(
        audience.user_ids,
        'training',
        news.kind,
        news.facts || jsonb_strip_nulls(jsonb_build_object('player', audience.children))
          || jsonb_build_object(
            'team', news.team_name,
            'starts_at', news.starts_at,
            'time_zone', news.time_zone,
            'count', case when news.dates > 1 then news.dates end
          ),
        news.link,
        p_about_id => news.id,
        p_expires_at => news.starts_at
      );
    end loop;
  end loop;
end;
$$;

-- What of a date is new, as its notification says it.
create function private.name_change(p_is_time boolean, p_is_place boolean)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when p_is_time and p_is_place then 'both' when p_is_place then 'place' else 'time' end;
$$;

create function private.training_news(p_training public.trainings, p_kind text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'team_id', (p_training).team_id,
    'kind', p_kind,
    'id', (p_training).id,
    'starts_at', (p_training).starts_at,
    'facts', jsonb_build_object('title', (p_training).title, 'place', (p_training).place),
    'link', case when p_kind = 'training_cancelled' then '/calendar/training-calendar'
      else '/training-manager/trainings/details/' || (p_training).id end
  );
$$;

-- What families knew of a date before it changed, for private.record_changes.
create function private.training_before(p_before public.trainings)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object('was_starts_at', (p_before).starts_at, 'was_place', (p_before).place);
$$;

create function private.announce_trainings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  news jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(private.training_news(added, 'training_planned')) into news
    from added
    where added.status = 'planned' and added.starts_at > now();
  elsif tg_op = 'DELETE' then
    perform private.forget_pending(array(select id from removed));
    select jsonb_agg(private.training_news(removed, 'training_cancelled')) into news
    from removed
    where removed.status = 'planned' and removed.starts_at > now();
  else
    perform private.forget_pending(array(
      select after.id from after join before on before.id = after.id
      where (after.status, after.team_id, after.starts_at, after.ends_at, after.place)
        is distinct from (before.status, before.team_id, before.starts_at, before.ends_at, before.place)
    ));
    select jsonb_agg(change.told) into news
    from (
      select private.training_news(before, 'training_cancelled') || private.training_before(before) as told
      from before join after on after.id = before.id
      where before.status = 'planned' and before.starts_at > now()
        and (after.status = 'cancelled' or after.team_id <> before.team_id)
      union all
      select private.training_news(after, 'training_planned') || private.training_before(before)
      from before join after on after.id = before.id
      where after.status = 'planned' and after.starts_at > now()
        and (before.status = 'cancelled' or after.team_id <> before.team_id)
      union all
      select jsonb_set(
        private.training_news(after, 'training_moved'), '{facts,changed}',
        to_jsonb(private.name_change(
          (after.starts_at, after.ends_at) is distinct from (before.starts_at, before.ends_at),
          after.place is distinct from before.place
        ))
      ) || private.training_before(before)
      from before join after on after.id = before.id
      where before.status = 'planned' and after.status = 'planned'
        and after.team_id = before.team_id
        and after.starts_at > now()
        and (after.starts_at, after.ends_at, after.place)
          is distinct from (before.starts_at, before.ends_at, before.place)
    ) as change;
    perform private.record_changes(news);
  end if;
  if news is not null then
    perform private.tell_teams(news);
  end if;
  return null;
end;
$$;

create trigger trainings_announce_new after insert on public.trainings
referencing new table as added
for each statement execute function private.announce_trainings();
create trigger trainings_announce_change after update on public.trainings
referencing old table as before new table as after
for each statement execute function private.announce_trainings();
create trigger trainings_announce_end after delete on public.trainings
referencing old table as removed
for each statement execute function private.announce_trainings();

create function private.match_news(p_match public.matches, p_kind text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'team_id', (p_match).team_id,
    'kind', p_kind,
    'id', (p_match).id,
    'starts_at', (p_match).starts_at,
    'facts', jsonb_build_object(
      'opponent', (p_match).opponent, 'is_home', (p_match).is_home, 'place', (p_match).venue,
      'meet_at', (p_match).meet_at
    ),
    'link', '/calendar/match-calendar'
  );
$$;

create function private.match_before(p_before public.matches)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object('was_starts_at', (p_before).starts_at, 'was_place', (p_before).venue);
$$;

create function private.announce_matches()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  news jsonb;
begin
  -- a list that is read in is told once, at its end (tell_imported_matches)
  if tg_op = 'INSERT' and current_setting('touchline.is_importing', true) = 'yes' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select jsonb_agg(private.match_news(added, 'match_planned')) into news
    from added
    where added.status = 'planned' and added.starts_at > now();
  elsif tg_op = 'DELETE' then
    perform private.forget_pending(array(select id from removed));
    select jsonb_agg(private.match_news(removed, 'match_cancelled')) into news
    from removed
    where removed.status = 'planned' and removed.starts_at > now();
  else
    perform private.forget_pending(array(
      select after.id from after join before on before.id = after.id
      where (after.status, after.team_id, after.starts_at, after.meet_at, after.venue, after.field_part_id)
        is distinct from
        (before.status, before.team_id, before.starts_at, before.meet_at, before.venue, before.field_part_id)
    ));
    select jsonb_agg(change.told) into news
    from (
      select private.match_news(before, 'match_cancelled') || private.match_before(before) as told
      from before join after on after.id = before.id
      where before.status = 'planned' and before.starts_at > now()
        and (after.status = 'cancelled' or after.team_id <> before.team_id)
      union all
      select private.match_news(after, 'match_planned') || private.match_before(before)
      from before join after on after.id = before.id
      where after.status = 'planned' and after.starts_at > now()
        and (before.status = 'cancelled' or after.team_id <> before.team_id)
      union all
      select jsonb_set(
        private.match_news(after, 'match_moved'), '{facts,changed}',
        to_jsonb(private.name_change(
          (after.starts_at, after.meet_at) is distinct from (before.starts_at, before.meet_at),
          (after.venue, after.field_part_id) is distinct from (before.venue, before.field_part_id)
        ))
      ) || private.match_before(before)
      from before join after on after.id = before.id
      where before.status = 'planned' and after.status = 'planned'
        and after.team_id = before.team_id
        and after.starts_at > now()
        and (after.starts_at, after.meet_at, after.venue, after.field_part_id)
          is distinct from (before.starts_at, before.meet_at, before.venue, before.field_part_id)
    ) as change;
    perform private.record_changes(news);
  end if;
  if news is not null then
    perform private.tell_teams(news);
  end if;
  return null;
end;
$$;

-- New matches of one team in one notification; for public.import_matches, with what it has just made.
create function private.tell_imported_matches(p_match_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  news jsonb;
begin
  select jsonb_agg(private.match_news(match, 'match_planned')) into news
  from public.matches as match
  where match.id = any(p_match_ids) and match.status = 'planned' and match.starts_at > now()
    and match.created_at = now();
  if news is not null then
    perform private.tell_teams(news);
  end if;
end;
$$;

grant execute on function private.tell_imported_matches(uuid[]) to authenticated;

create trigger matches_announce_new after insert on public.matches
referencing new table as added
for each statement execute function private.announce_matches();
create trigger matches_announce_change after update on public.matches
referencing old table as before new table as after
for each statement execute function private.announce_matches();
create trigger matches_announce_end after delete on public.matches
referencing old table as removed
for each statement execute function private.announce_matches();

-- A report is told once, when it is first published, to the team's families and those of guests who were
-- called up; taking it back and publishing it again tells nobody.
create function private.announce_match_report()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  match record;
  audience record;
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  select played.opponent, played.starts_at, team.name as team_name, school.time_zone into match
  from public.matches as played
  join public.teams as team on team.id = played.team_id
  join public.schools as school on school.id = played.school_id
  where played.id = new.match_id;
  for audience in
    with child as (
      select player_id from public.squad_members where team_id = new.team_id and left_on is null
      union
      select player_id from public.match_squad
      where match_id = new.match_id and role in ('starter', 'bench')
    )
    select array_agg(listener.user_id) as user_ids, listener.children
    from (
      select who.user_id, string_agg(who.name, ', ' order by who.name) as children
      from (
        select player.user_id, null as name
        from child join public.players as player on player.id = child.player_id
        where player.user_id is not null
        union all
        select link.guardian_id, player.first_name
        from child
        join public.players as player on player.id = child.player_id
        join public.guardian_links as link on link.player_id = child.player_id and link.status = 'active'
        where link.guardian_id is distinct from player.user_id
      ) as who
      group by who.user_id
    ) as listener
    group by listener.children
  loop
    perform private.notify(
      audience.user_ids,
      'training',
      'match_report_published',
      jsonb_build_object(
        'team', match.team_name, 'opponent', match.opponent, 'player', audience.children,
        'starts_at', match.starts_at, 'time_zone', match.time_zone
      ),
      '/match-manager/details/' || new.match_id,
      p_dedupe => 'match_report:' || new.match_id,
      p_about_id => new.match_id
    );
  end loop;
  return null;
end;
$$;

create trigger match_reports_announce_new after insert on public.match_reports
for each row when (new.is_published) execute function private.announce_match_report();
create trigger match_reports_announce_change after update of is_published on public.match_reports
for each row when (new.is_published and not old.is_published)
execute function private.announce_match_report();

-- A task that is over or due another time has nothing left to send.
create function private.forget_pending_of_task()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.forget_pending(array[old.id]);
  return null;
end;
$$;

create trigger tasks_forget_pending after update of status, due_at on public.tasks
for each row
when (new.status in ('done', 'cancelled') or new.due_at is distinct from old.due_at)
execute function private.forget_pending_of_task();

-- Tells player and guardians which award was won, in every language, in which season and by whom.
create function private.tell_award(p_award public.achievement_awards)
returns void
language sql
security definer
set search_path = ''
as $$
  select
    private.tell_family(player.id, true, false, 'notes', 'award_won', news.facts, news.link),
    private.tell_family(
      player.id, false, true, 'notes', 'award_won',
      news.facts || jsonb_build_object('player', player.first_name), news.link
    )
  from public.players as player
  cross join lateral (
    select
      '/players/details/' || player.id as link,
      jsonb_build_object(
        'achievement_id', p_award.achievement_id,
        'titles', (
          select jsonb_object_agg(locale, title) from public.achievement_texts
          where achievement_id = p_award.achievement_id
        ),
        'season', (select name from public.seasons where id = p_award.season_id)
      ) as facts
  ) as news
  where player.id = p_award.player_id;
$$;

-- Administrators decide about roles, so they hear when somebody asks; so do owners who may say yes to a
-- parent. A request can be older than its profile; until then the account's own words are the name.
create function private.announce_role_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  asking text;
  facts jsonb;
begin
  select coalesce(
    nullif(btrim(person.first_name || ' ' || person.last_name), ''),
    nullif(btrim(concat_ws(
      ' ', account.raw_user_meta_data ->> 'first_name', account.raw_user_meta_data ->> 'last_name'
    )), ''),
    account.email
  ) into asking
  from auth.users as account
  left join public.users as person on person.id = account.id
  where account.id = new.user_id;

  facts := jsonb_build_object('role', new.role, 'name', left(asking, 120), 'school_name', new.school_name);
  perform private.notify(
    array(select user_id from public.role_assignments where role = 'admin'),
    'system', 'role_requested', facts, '/dashboard/admin/users', 'role_requested:' || new.id || ':' || new.role
  );
  perform private.notify(
    array(
      select held.user_id from private.schools_of_guardian_request(new) as place
      join public.role_assignments as held on held.school_id = place.school_id and held.role = 'owner'
      where not private.is_same_person(held.user_id, new.user_id)
      except
      select user_id from public.role_assignments where role = 'admin'
    ),
    'system', 'role_requested', facts, '/dashboard/owner/overview', 'role_requested:' || new.id || ':' || new.role
  );
  return null;
end;
$$;

-- Not for seeds and workers, where nobody is signed in.
create trigger role_requests_announce
after insert or update of role on public.role_requests
for each row
when (new.status = 'pending' and auth.uid() is not null)
execute function private.announce_role_request();

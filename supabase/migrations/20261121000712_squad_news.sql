-- Squad news: who hears of the coach's choice, and what a coach weighs when choosing.
--
--                 player  parent  coach of the team  other coach  owner  admin
-- squad_facts       -       -       yes                -            yes    -
--
-- Coach and owner mean: of that school. What stands in match_squad is published: a family reads its own
-- child's role, reason and shirt there from the moment set_squad has written them. Until then a choice
-- is the coach's draft, which is kept on the coach's device and nowhere here.
--
-- Told is the family of a player who is called up, is not called, or from one to the other; of a match
-- that is still to come, once per change. Between starting and the bench nobody is told: a line-up
-- changes often, and the page of the match shows it. The reason is never in the notification. Seeds and
-- workers, where nobody is signed in, tell nobody.
--
-- Sent off in the team's last league or cup match, a player is taken for banned in the next one: nobody
-- calls them up or takes the leave away again without a word why they may play (match_squad.clearance).
-- The association decides about bans; the coach knows and says so. A card logged after the squad was
-- published only warns.

-- Functions ---------------------------------------------------------------------------------

-- p_decided: [{match_id, player_id, is_called}], each player of a match once.
create function private.tell_squad(p_decided jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  news record;
begin
  for news in
    select
      who.user_id,
      decided.is_called,
      decided.match_id,
      string_agg(player.first_name, ', ' order by player.first_name) filter (where not who.is_self) as children
    from jsonb_to_recordset(p_decided) as decided (match_id uuid, player_id uuid, is_called boolean)
    join public.players as player on player.id = decided.player_id
    cross join lateral (
      select player.user_id, true as is_self where player.user_id is not null
      union all
      select link.guardian_id, false from public.guardian_links as link
      where link.player_id = player.id and link.status = 'active'
    ) as who
    group by who.user_id, decided.is_called, decided.match_id
  loop
    perform private.notify(
      array[news.user_id],
      'training',
      case when news.is_called then 'match_called_up' else 'match_not_called' end,
      private.match_news(match, '') -> 'facts' || jsonb_build_object(
        'team', team.name,
        'starts_at', match.starts_at,
        'time_zone', school.time_zone,
        'player', news.children
      ),
      '/match-manager/details/' || match.id,
      p_about_id => match.id,
      p_expires_at => match.starts_at
    )
    from public.matches as match
    join public.teams as team on team.id = match.team_id
    join public.schools as school on school.id = match.school_id
    where match.id = news.match_id and match.status = 'planned' and match.starts_at > now();
  end loop;
end;
$$;

create function private.announce_squad()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  decided jsonb;
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object(
      'match_id', added.match_id, 'player_id', added.player_id, 'is_called', added.role <> 'not_called'
    )) into decided
    from added
    where added.role is not null;
  else
    select jsonb_agg(jsonb_build_object(
      'match_id', after.match_id, 'player_id', after.player_id, 'is_called', after.role <> 'not_called'
    )) into decided
    from after
    join before on before.id = after.id
    where after.role is not null
      and (after.role = 'not_called') is distinct from (before.role = 'not_called');
  end if;
  if decided is not null then
    perform private.tell_squad(decided);
  end if;
  return null;
end;
$$;

-- Who was sent off in the team's last league or cup match before this league or cup match; else nobody.
-- plpgsql because its body is resolved when called; the log is a later chapter.
create function private.sent_off_before(p_match public.matches)
returns setof uuid
language plpgsql
stable
security definer
rows 1
set search_path = ''
as $$
begin
  if (p_match).kind not in ('league', 'cup') then
    return;
  end if;
  return query
  select distinct event.player_id
  from (
    select match.id from public.matches as match
    where match.team_id = (p_match).team_id
      and match.kind in ('league', 'cup')
      and match.status = 'finished'
      and match.id <> (p_match).id
      and match.starts_at < (p_match).starts_at
    order by match.starts_at desc, match.id
    limit 1
  ) as last
  join public.match_events as event on event.match_id = last.id
  where event.undone_at is null and not event.is_opponent and event.kind in ('red', 'yellow_red');
end;
$$;

-- Errors: player_suspended (P0001).
create function private.refuse_banned_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.player_id in (
    select private.sent_off_before(match) from public.matches as match where match.id = new.match_id
  ) then
    raise exception 'player_suspended' using errcode = 'P0001';
  end if;
  return null;
end;
$$;

-- What a coach weighs per player of the team and per guest: playing time of the team's finished matches
-- before this one against what was possible since the player joined (guests: empty), starts, cards, and
-- whether the player was left out of the last one. is_sent_off: see private.sent_off_before. Runs as the caller.
-- Errors: match_not_writable (42501).
create function public.squad_facts(p_match_id uuid)
returns table (
  player_id uuid,
  seconds int,
  possible_seconds int,
  starts int,
  is_left_out boolean,
  yellows int,
  reds int,
  is_sent_off boolean
)
language plpgsql
stable
set search_path = ''
as $$
declare
  asked public.matches;
begin
  select * into asked from public.matches as match
  where match.id = p_match_id and match.team_id = any(array(select private.my_managed_team_ids()));
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  return query
  with played as materialized (
    select
      match.id,
      match.periods * match.period_minutes * 60 as length,
      private.local_day(match.school_id, match.starts_at) as day,
      row_number() over (order by match.starts_at desc, match.id) as nth
    from public.matches as match
    where match.team_id = asked.team_id
      and match.status = 'finished'
      and match.id <> asked.id
      and match.starts_at < asked.starts_at
    order by match.starts_at desc
    limit 100
  ), someone as (
    select place.player_id, place.joined_on
    from public.squad_members as place
    where place.team_id = asked.team_id and place.left_on is null
    union all
    select entry.player_id, null
    from public.match_squad as entry
    where entry.match_id = asked.id
      and not exists (
        select from public.squad_members as place
        where place.team_id = asked.team_id and place.left_on is null and place.player_id = entry.player_id
      )
  ), spell as (
    select spent.player_id, sum(spent.seconds)::int as seconds
    from played cross join lateral private.minutes_of_match(played.id) as spent
    group by spent.player_id
  ), called as (
    select
      entry.player_id,
      count(*) filter (where entry.role = 'starter')::int as starts,
      bool_or(played.nth = 1 and entry.role in ('starter', 'bench')) as is_called_last
    from played join public.match_squad as entry on entry.match_id = played.id
    group by entry.player_id
  ), card as (
    select
      event.player_id,
      count(*) filter (where event.kind = 'yellow')::int as yellows,
      count(*) filter (where event.kind in ('red', 'yellow_red'))::int as reds
    from played
    join public.match_events as event on event.match_id = played.id
    where event.undone_at is null and not event.is_opponent and event.kind in ('yellow', 'red', 'yellow_red')
    group by event.player_id
  )
  select
    someone.player_id,
    coalesce(spell.seconds, 0),
    possible.seconds,
    coalesce(called.starts, 0),
    coalesce(possible.is_asked_last and not coalesce(called.is_called_last, false), false),
    coalesce(card.yellows, 0),
    coalesce(card.reds, 0),
    someone.player_id in (select private.sent_off_before(asked))
  from someone
  left join spell on spell.player_id = someone.player_id
  left join called on called.player_id = someone.player_id
  left join card on card.player_id = someone.player_id
  cross join lateral (
    select sum(played.length)::int as seconds, bool_or(played.nth = 1) as is_asked_last
    from played
    where played.day >= someone.joined_on
  ) as possible;
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger match_squad_refuse_banned_new after insert on public.match_squad
for each row
when (new.role in ('starter', 'bench') and new.clearance is null)
execute function private.refuse_banned_player();
create trigger match_squad_refuse_banned after update of role, clearance on public.match_squad
for each row
when (
  new.role in ('starter', 'bench') and new.clearance is null
  and (old.role is null or old.role = 'not_called' or old.clearance is not null)
)
execute function private.refuse_banned_player();
create trigger match_squad_announce_new after insert on public.match_squad
referencing new table as added
for each statement execute function private.announce_squad();
create trigger match_squad_announce_change after update on public.match_squad
referencing old table as before new table as after
for each statement execute function private.announce_squad();

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.squad_facts(uuid), private.sent_off_before(public.matches) to authenticated;

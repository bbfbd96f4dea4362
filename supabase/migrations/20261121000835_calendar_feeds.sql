-- Calendar feeds: a secret link by which a calendar app reads one person's trainings and matches.
--
--                   anonymous  every person  owner, coach of others  admin
-- calendar_feeds    -          self s        -                       -
--
-- A link is a feed's token; it is shown once and kept as a hash only. Renewing gives the feed a new
-- token and so kills the old link; revoking ends it for good. A person has ten live feeds at most.
--
-- What a feed shows is decided whenever it is read, never when it is made: by the same predicates
-- the policies use, asked in the name of the person it belongs to. Whoever lost a role, a team or
-- the link to a child therefore has an empty feed, which also empties the calendar it fills; an
-- unknown or revoked token has none. It names no child but one's own, and the answers of no other.

-- Types -------------------------------------------------------------------------------------

create type public.calendar_feed_scope as enum ('all', 'team', 'child');

-- Tables ------------------------------------------------------------------------------------

create table public.calendar_feeds (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token_hash bytea not null,
  scope public.calendar_feed_scope not null default 'all',
  team_id uuid,
  player_id uuid,
  has_trainings boolean not null default true,
  has_matches boolean not null default true,
  locale text not null default 'en',
  last_read_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint calendar_feeds_pkey primary key (id),
  constraint calendar_feeds_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint calendar_feeds_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint calendar_feeds_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint calendar_feeds_token_once unique (token_hash),
  constraint calendar_feeds_token_form check (octet_length(token_hash) = 32),
  constraint calendar_feeds_scope_of_team check ((scope = 'team') = (team_id is not null)),
  constraint calendar_feeds_scope_of_child check ((scope = 'child') = (player_id is not null)),
  constraint calendar_feeds_shows_something check (has_trainings or has_matches),
  constraint calendar_feeds_locale_known check (locale in ('en', 'de', 'bg'))
);

comment on column public.calendar_feeds.token_hash is 'SHA-256 of the token; the token itself is nowhere.';
comment on column public.calendar_feeds.last_read_at is
  'When a calendar app last fetched it, a quarter of an hour late at most.';

-- Indexes -----------------------------------------------------------------------------------

create index calendar_feeds_user on public.calendar_feeds (user_id);
create index calendar_feeds_team on public.calendar_feeds (team_id);
create index calendar_feeds_player on public.calendar_feeds (player_id);

-- Policies ----------------------------------------------------------------------------------

alter table public.calendar_feeds enable row level security;

create policy calendar_feeds_select on public.calendar_feeds for select to authenticated using (
  user_id = (select auth.uid())
);

-- Functions ---------------------------------------------------------------------------------

-- Makes a feed of one's own. The token is in this answer and never again. p_team_id belongs to the
-- scope "team", p_player_id (oneself or a child) to "child".
-- Errors: not_signed_in, team_not_readable, player_not_readable (42501); too_many_feeds (P0001).
create function public.create_calendar_feed(
  p_scope public.calendar_feed_scope,
  p_team_id uuid default null,
  p_player_id uuid default null,
  p_has_trainings boolean default true,
  p_has_matches boolean default true,
  p_locale public.short_text default 'en'
)
returns table (feed_id uuid, token text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  secret text := private.new_token();
  feed uuid := gen_random_uuid();
begin
  if not private.is_active() then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if p_scope = 'team'
    and not coalesce(p_team_id = any(array(select private.my_readable_team_ids())), false)
  then
    raise exception 'team_not_readable' using errcode = '42501';
  end if;
  if p_scope = 'child'
    and not coalesce(p_player_id = any(array(select private.my_player_ids())), false)
  then
    raise exception 'player_not_readable' using errcode = '42501';
  end if;
  -- The lock keeps two calls from both counting nine.
  perform from public.users where id = me for no key update;
  if 10 <= (select count(*) from public.calendar_feeds where user_id = me and revoked_at is null) then
    raise exception 'too_many_feeds' using errcode = 'P0001';
  end if;

  insert into public.calendar_feeds (
    id, user_id, token_hash, scope, team_id, player_id, has_trainings, has_matches, locale
  )
  values (
    feed, me, private.hash_token(secret), p_scope,
    case when p_scope = 'team' then p_team_id end,
    case when p_scope = 'child' then p_player_id end,
    p_has_trainings, p_has_matches, p_locale
  );
  return query select feed, secret;
end;
$$;

-- A new link for a feed; the old one is dead from this moment. Answers the new token.
-- Errors: feed_not_found (42501), of a revoked one as well.
create function public.renew_calendar_feed(p_feed_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  secret text := private.new_token();
begin
  update public.calendar_feeds
  set token_hash = private.hash_token(secret), last_read_at = null
  where id = p_feed_id and user_id = (select auth.uid()) and revoked_at is null
    and private.is_active();
  if not found then
    raise exception 'feed_not_found' using errcode = '42501';
  end if;
  return secret;
end;
$$;

-- Ends a feed for good. Ending it twice is no error. Errors: feed_not_found (42501).
create function public.revoke_calendar_feed(p_feed_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.calendar_feeds
  set revoked_at = coalesce(revoked_at, now())
  where id = p_feed_id and user_id = (select auth.uid()) and private.is_active();
  if not found then
    raise exception 'feed_not_found' using errcode = '42501';
  end if;
end;
$$;

-- Teams whose trainings and matches a feed shows today, of the person the claims name.
create function private.teams_of_feed(p_feed public.calendar_feeds)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select own.id
  from (
    select private.my_managed_team_ids() union select private.my_family_team_ids()
  ) as own (id)
  where p_feed.scope = 'all'
  union
  select readable.id
  from (select private.my_readable_team_ids()) as readable (id)
  where p_feed.scope = 'team' and readable.id = p_feed.team_id
  union
  select squad.team_id
  from public.squad_members as squad
  where p_feed.scope = 'child'
    and squad.player_id = p_feed.player_id
    and squad.left_on is null
    and squad.player_id = any(array(select private.my_player_ids()));
$$;

-- Players whose own answers a feed tells, and whose matches as a guest it shows.
create function private.players_of_feed(p_feed public.calendar_feeds)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select mine.id
  from (select private.my_player_ids()) as mine (id)
  where p_feed.scope <> 'child' or mine.id = p_feed.player_id;
$$;

-- The trainings of a feed; answers: [{name, answer}] of one's own players, name their first name.
create function private.trainings_of_feed(p_feed public.calendar_feeds)
returns setof jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'training', 'id', training.id, 'title', training.title, 'team', team.name,
    'starts_at', training.starts_at, 'ends_at', training.ends_at, 'place', training.place,
    'is_cancelled', training.status = 'cancelled', 'sequence', training.version - 1,
    'created_at', training.created_at, 'updated_at', training.updated_at,
    'answers', coalesce((
      select jsonb_agg(
        jsonb_build_object('name', player.first_name, 'answer', answered.answer)
        order by player.first_name, player.id
      )
      from public.attendance as answered
      join public.players as player on player.id = answered.player_id
      where answered.training_id = training.id and answered.answer is not null
        and answered.player_id = any(array(select private.players_of_feed(p_feed)))
    ), '[]')
  )
  from public.trainings as training
  join public.teams as team on team.id = training.team_id
  where p_feed.has_trainings
    and training.team_id = any(array(select private.teams_of_feed(p_feed)))
    and training.starts_at between now() - interval '60 days' and now() + interval '400 days'
  order by training.starts_at, training.id
  limit 2000;
$$;

-- The matches of a feed. They count no versions: the seconds since they were made rise as well.
create function private.matches_of_feed(p_feed public.calendar_feeds)
returns setof jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'match', 'id', fixture.id, 'team', team.name, 'opponent', fixture.opponent,
    'is_home', fixture.is_home, 'is_neutral', fixture.is_neutral, 'competition', fixture.competition, 'meet_at', fixture.meet_at,
    'starts_at', fixture.starts_at,
    'ends_at', private.match_end(fixture.starts_at, fixture.periods, fixture.period_minutes),
    'place', fixture.venue, 'is_cancelled', fixture.status = 'cancelled',
    'sequence', floor(extract(epoch from fixture.updated_at - fixture.created_at))::int,
    'created_at', fixture.created_at, 'updated_at', fixture.updated_at,
    'answers', coalesce((
      select jsonb_agg(
        jsonb_build_object('name', player.first_name, 'answer', answered.answer)
        order by player.first_name, player.id
      )
      from public.match_squad as answered
      join public.players as player on player.id = answered.player_id
      where answered.match_id = fixture.id and answered.answer is not null
        and answered.player_id = any(array(select private.players_of_feed(p_feed)))
    ), '[]')
  )
  from public.matches as fixture
  join public.teams as team on team.id = fixture.team_id
  where p_feed.has_matches
    and (
      fixture.team_id = any(array(select private.teams_of_feed(p_feed)))
      or p_feed.scope <> 'team' and exists (
        select from public.match_squad as called
        where called.match_id = fixture.id
          and called.player_id = any(array(select private.players_of_feed(p_feed)))
      )
    )
    and fixture.starts_at between now() - interval '60 days' and now() + interval '400 days'
  order by fixture.starts_at, fixture.id
  limit 1000;
$$;

-- What a token shows now, for the edge function of the same name: {locale, scope, name, time_zone,
-- events}, or null when the token is unknown or revoked. name: the team or the child's first name,
-- null once they may no longer be seen. Looked up by its hash, so a guess learns nothing from time.
create function public.calendar_feed(p_token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  feed public.calendar_feeds;
  claims_before text := coalesce(current_setting('request.jwt.claims', true), '');
  answer jsonb;
begin
  select * into feed
  from public.calendar_feeds
  where token_hash = private.hash_token(left(p_token, 100)) and revoked_at is null;
  if not found then
    return null;
  end if;
  update public.calendar_feeds set last_read_at = now()
  where id = feed.id and (last_read_at is null or last_read_at < now() - interval '15 minutes');

  -- From here to the reset every predicate answers for the owner of the feed.
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object('sub', feed.user_id, 'role', 'authenticated', 'aal', 'aal2')::text,
    true
  );
  answer := jsonb_build_object(
    'locale', feed.locale,
    'scope', feed.scope,
    'name', coalesce(
      (
        select team.name from public.teams as team
        where team.id = feed.team_id and team.id = any(array(select private.teams_of_feed(feed)))
      ),
      (
        select player.first_name from public.players as player
        where player.id = feed.player_id and player.id = any(array(select private.players_of_feed(feed)))
      )
    ),
    'time_zone', (
      select school.time_zone from public.teams as team
      join public.schools as school on school.id = team.school_id
      where team.id = any(array(select private.teams_of_feed(feed)))
      order by team.name, team.id limit 1
    ),
    'events', coalesce((
      select jsonb_agg(event.content order by event.content ->> 'starts_at', event.content ->> 'id')
      from (
        select private.trainings_of_feed(feed) union all select private.matches_of_feed(feed)
      ) as event (content)
    ), '[]')
  );
  perform set_config('request.jwt.claims', claims_before, true);
  return answer;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- Feeds are written by the functions alone, and read over a link by the edge function alone.

revoke all on public.calendar_feeds from anon, authenticated;

grant select (
  id, user_id, scope, team_id, player_id, has_trainings, has_matches, locale, last_read_at, revoked_at,
  created_at, updated_at
) on public.calendar_feeds to authenticated;

grant execute on function
  public.create_calendar_feed(public.calendar_feed_scope, uuid, uuid, boolean, boolean, public.short_text),
  public.renew_calendar_feed(uuid),
  public.revoke_calendar_feed(uuid)
to authenticated;
grant execute on function public.calendar_feed(text) to service_role;

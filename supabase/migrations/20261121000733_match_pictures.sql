-- Match pictures: photos of a match for the families of its team, and who can be recognised in them.
--
--                        player           parent            coach of the team  other coach  owner  admin
-- match_pictures         published s      published s       s d                -            s d    -
-- match_picture_players  self, published  child, published  s                  -            s      -
-- add_match_picture      -                -                 yes                -            yes    -
--
-- Coach and owner mean: of that school. Published means: the report of the match is (0728); until then the
-- pictures are the staff's. A family reads those of its team and of matches its child was called up for,
-- by a link that is confirmed. Nobody has a file by address: it is fetched with the reader's own token.
--
-- Whoever adds a picture says which of the players called up can be recognised. Each of them needs the
-- family's consent to photos (0912). Consent withdrawn or a child erased takes the whole picture, file
-- included, for good: a tag never goes alone.

-- Tables ------------------------------------------------------------------------------------

create table public.match_pictures (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  match_id uuid not null,
  path text not null,
  added_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint match_pictures_pkey primary key (id),
  constraint match_pictures_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_pictures_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_pictures_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint match_pictures_added_by foreign key (added_by) references public.users (id) on delete set null,
  constraint match_pictures_path_once unique (path),
  constraint match_pictures_path_own check (starts_with(path, match_id || '/') and char_length(path) <= 160)
);

comment on column public.match_pictures.path is 'In the bucket match-pictures (0900), in the folder of its match.';

create table public.match_picture_players (
  picture_id uuid not null,
  player_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint match_picture_players_pkey primary key (picture_id, player_id),
  constraint match_picture_players_picture foreign key (picture_id)
  references public.match_pictures (id) on delete cascade,
  constraint match_picture_players_player foreign key (player_id) references public.players (id) on delete cascade
);

-- Indexes -----------------------------------------------------------------------------------

create index match_pictures_match on public.match_pictures (match_id, created_at);
create index match_pictures_school on public.match_pictures (school_id);
create index match_pictures_team on public.match_pictures (team_id);
create index match_pictures_added_by on public.match_pictures (added_by);
create index match_picture_players_player on public.match_picture_players (player_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger match_pictures_assign_team
before insert or update of match_id, team_id, school_id on public.match_pictures
for each row execute function private.take_team_of_match();

create function private.drop_picture_of_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.match_pictures where id = old.picture_id;
  return null;
end;
$$;

create trigger match_picture_players_drop_picture after delete on public.match_picture_players
for each row execute function private.drop_picture_of_player();

-- Policies ----------------------------------------------------------------------------------

alter table public.match_pictures enable row level security;
alter table public.match_picture_players enable row level security;

create policy match_pictures_select on public.match_pictures for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
  or (
    exists (
      select from public.match_reports as report
      where report.match_id = match_pictures.match_id and report.is_published
    )
    and (
      exists (
        select from public.squad_members as place
        where place.team_id = match_pictures.team_id and place.left_on is null
          and place.player_id = any(array(select private.my_trusted_player_ids()))
      )
      or exists (
        select from public.match_squad as entry
        where entry.match_id = match_pictures.match_id and entry.role in ('starter', 'bench')
          and entry.player_id = any(array(select private.my_trusted_player_ids()))
      )
    )
  )
);

create policy match_pictures_delete on public.match_pictures for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy match_picture_players_select on public.match_picture_players for select to authenticated using (
  exists (
    select from public.match_pictures as picture
    where picture.id = match_picture_players.picture_id
      and (
        picture.team_id = any(array(select private.my_managed_team_ids()))
        or match_picture_players.player_id = any(array(select private.my_trusted_player_ids()))
      )
  )
);

-- Functions ---------------------------------------------------------------------------------

-- Shows a file that lies in the match's own folder; of a match that has begun, 12 at most. Players called up
-- who can be recognised: none where nobody can. Answers the picture's id.
-- Definer: the tags are nobody's to write by hand.
-- Errors: match_not_writable (42501); match_not_played, player_twice, player_not_called, consent_missing,
--   too_many_pictures (P0001); 23514 a file of another folder; 23505 shown already.
create function public.add_match_picture(p_match_id uuid, p_path public.short_text, p_player_ids public.id_list)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  shown uuid[] := coalesce(p_player_ids, '{}');
  asked public.matches;
  added uuid;
begin
  -- two coaches at once count one after the other
  select * into asked from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for no key update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  if asked.status not in ('live', 'finished') then
    raise exception 'match_not_played' using errcode = 'P0001';
  end if;
  if cardinality(shown) <> (select count(distinct player_id) from unnest(shown) as player_id) then
    raise exception 'player_twice' using errcode = 'P0001';
  end if;
  if exists (
    select from unnest(shown) as seen (player_id)
    where not exists (
      select from public.match_squad as entry
      where entry.match_id = p_match_id and entry.player_id = seen.player_id
        and entry.role in ('starter', 'bench')
    )
  ) then
    raise exception 'player_not_called' using errcode = 'P0001';
  end if;
  if exists (
    select from unnest(shown) as seen (player_id)
    where not private.has_consent(seen.player_id, 'photo_video')
  ) then
    raise exception 'consent_missing' using errcode = 'P0001', detail = 'photo_video';
  end if;
  if (select count(*) from public.match_pictures where match_id = p_match_id) >= 12 then
    raise exception 'too_many_pictures' using errcode = 'P0001';
  end if;
  insert into public.match_pictures (match_id, path) values (p_match_id, p_path) returning id into added;
  insert into public.match_picture_players (picture_id, player_id)
  select added, seen from unnest(shown) as seen;
  return added;
end;
$$;

-- Players called up for a match whose families agree to photos; for whoever plans for the team.
-- plpgsql because its body is resolved when called; consents are a later chapter.
create function public.pictured_players(p_match_id uuid)
returns setof uuid
language plpgsql
stable
security definer
rows 20
set search_path = ''
as $$
begin
  return query
  select entry.player_id
  from public.match_squad as entry
  where entry.match_id = p_match_id
    and entry.role in ('starter', 'bench')
    and entry.team_id = any(array(select private.my_managed_team_ids()))
    and private.has_consent(entry.player_id, 'photo_video');
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.match_pictures, public.match_picture_players from anon, authenticated;

grant select, delete on public.match_pictures to authenticated;
grant select on public.match_picture_players to authenticated;

grant execute on function
  public.add_match_picture(uuid, public.short_text, public.id_list),
  public.pictured_players(uuid)
to authenticated;

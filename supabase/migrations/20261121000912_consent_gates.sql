-- Consent gates: what each consent decides. The last word counts, from the moment it is said.
--
-- photo_video     whether a photo of the player is uploaded, kept and shown, also of a match (0733)
-- health_data     whether measurements, injuries and medical notes are written, and read by coaches
-- push_to_child   whether the player's own devices are told (private.may_push_to)
-- publication, marketing: nothing in the application publishes or advertises yet
--
-- A guardian's yes holds until the young person, once old enough, decides anew (EDPB guidelines
-- 05/2020, 149): needs_renewal asks again and closes nothing.
--
-- Withdrawing photo_video removes the photo and the pictures of matches the player is in. Withdrawing health_data closes it to coaches at once;
-- the family still sees what is there, and it is deleted after 30 days unless the consent is given
-- again. Coaches of the player are told of every withdrawal, owners too where the club is concerned.
--
-- What the database itself loads (seeds, imports) acts for nobody and is not asked.

-- Predicates ---------------------------------------------------------------------------------

-- Whether the last word about this purpose is yes; never asked is no.
create function private.has_consent(p_player_id uuid, p_purpose public.consent_purpose)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select consent.is_given from public.consents as consent
    where consent.player_id = p_player_id and consent.purpose = p_purpose
    order by consent.id desc limit 1
  ), false);
$$;

-- Folders of player-photos whose players may be pictured: those I may read there, one consent each.
create function private.my_pictured_folders()
returns setof text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select folder.name from private.my_storage_folders('player-photos', false) as folder (name)
  where private.has_consent(folder.name::uuid, 'photo_video');
end;
$$;

-- Triggers -----------------------------------------------------------------------------------

-- Refuses a row about a player whose family has not agreed. Arguments: purpose, column of the player.
-- Error: consent_missing (P0001).
create function private.require_consent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(current_setting('request.jwt.claims', true), '') <> ''
    and not private.has_consent(
      (to_jsonb(new) ->> tg_argv[1])::uuid, tg_argv[0]::public.consent_purpose
    )
  then
    raise exception 'consent_missing' using errcode = 'P0001', detail = tg_argv[0];
  end if;
  return new;
end;
$$;

create trigger players_photo_needs_consent before insert or update of photo_path on public.players
for each row when (new.photo_path is not null)
execute function private.require_consent('photo_video', 'id');
create trigger body_measurements_need_consent before insert or update on public.body_measurements
for each row execute function private.require_consent('health_data', 'player_id');
create trigger injuries_need_consent before insert or update on public.injuries
for each row execute function private.require_consent('health_data', 'player_id');
create trigger medical_notes_need_consent before insert or update on public.medical_notes
for each row execute function private.require_consent('health_data', 'player_id');

-- What a withdrawal does at once, and who is told.
create function private.withdraw_consent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  child public.players;
begin
  if coalesce((
    select not earlier.is_given from public.consents as earlier
    where earlier.player_id = new.player_id and earlier.purpose = new.purpose and earlier.id < new.id
    order by earlier.id desc limit 1
  ), true) then
    return null;
  end if;
  select * into child from public.players where id = new.player_id;
  if new.purpose = 'photo_video' then
    update public.players set photo_path = null where id = child.id and photo_path is not null;
    delete from public.match_picture_players where player_id = child.id;
    delete from public.message_file_players where player_id = child.id;
  end if;
  perform private.notify(
    array(
      select staff.user_id
      from public.squad_members as squad
      join public.team_staff as staff on staff.team_id = squad.team_id
      where squad.player_id = child.id and squad.left_on is null and new.purpose <> 'marketing'
      union
      select held.user_id from public.role_assignments as held
      where held.school_id = child.school_id and held.role = 'owner'
        and new.purpose in ('publication', 'marketing')
    ),
    'system', 'consent_withdrawn',
    jsonb_build_object('player', btrim(child.first_name || ' ' || child.last_name), 'purpose', new.purpose),
    '/players/details/' || child.id
  );
  return null;
end;
$$;

create trigger consents_withdrawn after insert on public.consents
for each row when (not new.is_given)
execute function private.withdraw_consent();

-- Policies -----------------------------------------------------------------------------------
-- Deleting stays possible without: taking a photo away is what the family wants.

create policy objects_pictured_select on storage.objects as restrictive for select to authenticated
using (
  case
    when bucket_id = 'player-photos' then
      (storage.foldername(name))[1] = any(array(select private.my_pictured_folders()))
    when bucket_id = 'incoming' and (storage.foldername(name))[1] = 'player-photos' then
      (storage.foldername(name))[2] = any(array(select private.my_pictured_folders()))
    else true
  end
);
create policy objects_pictured_insert on storage.objects as restrictive for insert to authenticated
with check (
  case
    when bucket_id = 'player-photos' then false
    when bucket_id = 'incoming' and (storage.foldername(name))[1] = 'player-photos' then
      (storage.foldername(name))[2] = any(array(select private.my_pictured_folders()))
    else true
  end
);

-- Functions ----------------------------------------------------------------------------------

-- Health of players whose family withdrew more than 30 days ago; counts the rows.
create function private.delete_withdrawn_health()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  withdrawn uuid[] := array(
    select last_word.player_id
    from (
      select distinct on (consent.player_id) consent.player_id, consent.is_given, consent.given_at
      from public.consents as consent
      where consent.purpose = 'health_data'
      order by consent.player_id, consent.id desc
    ) as last_word
    where not last_word.is_given and last_word.given_at < now() - interval '30 days'
  );
  gone int := 0;
  more int;
begin
  delete from public.body_measurements where player_id = any(withdrawn);
  get diagnostics more = row_count;
  gone := gone + more;
  delete from public.injuries where player_id = any(withdrawn);
  get diagnostics more = row_count;
  gone := gone + more;
  delete from public.medical_notes where player_id = any(withdrawn);
  get diagnostics more = row_count;
  return gone + more;
end;
$$;

-- Functions ----------------------------------------------------------------------------------

-- Shows a photo that lies in the player's own folder of player-photos, or none. For guardians who decide
-- about the player's data and for whoever may change the player; a file of another folder is refused (23514).
-- Errors: player_not_yours (42501), consent_missing (P0001).
create function public.set_player_photo(p_player_id uuid, p_path public.short_text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_player_id is null or not p_player_id = any(array(
    select private.my_consenting_player_ids()
    union select private.my_coached_player_ids()
    union select private.my_owned_player_ids()
  )) then
    raise exception 'player_not_yours' using errcode = '42501';
  end if;
  update public.players set photo_path = p_path where id = p_player_id;
end;
$$;

-- Grants -------------------------------------------------------------------------------------

grant execute on function public.set_player_photo(uuid, public.short_text) to authenticated;
grant execute on function
  private.has_consent(uuid, public.consent_purpose),
  private.my_pictured_folders()
to authenticated;

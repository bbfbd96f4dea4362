-- Storage: which pictures are kept where, and who may see them.
--
-- bucket          path                             read                        delete
-- incoming        <bucket>/<folder>/<file>         whoever uploaded it         whoever uploaded it
-- avatars         <user id>/…                      by address (public bucket)  adults, own folder
-- player-photos   <player id>/…                    family, staff of the team,  family that decides, staff of
--                                                  owner                       the team, owner
-- logos           <school id>/…                    by address                  owner
-- products        <school id>/…                    by address                  owner, treasurer
-- animations      <user id>/<animation id>.…       whoever may see the         own folder
--                                                  animation, own folder
-- match-pictures  <match id>/…                     whoever may see the row     nobody: with the row
-- message-files   <conversation id>/…              whoever may see the row     nobody: with the row
-- exercise-media  <exercise id>/…                  whoever may see the exercise whoever may change it
--
-- Everybody uploads to incoming, below the bucket and folder the file is for, where it waits for the
-- function check-uploads: it reads the type from the content, removes metadata and moves the file to its
-- place (chapter uploads). Only that function writes the other buckets, and nothing is overwritten.
--
-- Public buckets are for grown-ups and goods: whoever has an address sees the picture, nobody can
-- list them. Pictures of children are private: account holders under 18 cannot use avatars, their
-- picture is a player photo, fetched with the reader's own token. Nobody signs an address, which would
-- open the file to others and outlive the right to see it. A new picture is a new path (caches keep
-- the old one for ever). A file whose deletion is queued can be read by nobody (private buckets).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('incoming', 'incoming', false, 10485760, array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf']),
  ('avatars', 'avatars', true, 5242880, array['image/png', 'image/jpeg', 'image/gif']),
  ('player-photos', 'player-photos', false, 5242880, array['image/png', 'image/jpeg', 'image/gif']),
  ('logos', 'logos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']),
  ('products', 'products', true, 5242880, array['image/png', 'image/jpeg', 'image/webp']),
  ('animations', 'animations', false, 2097152, array['image/png', 'image/jpeg', 'image/webp']),
  ('match-pictures', 'match-pictures', false, 5242880, array['image/png', 'image/jpeg', 'image/webp']),
  ('message-files', 'message-files', false, 10485760, array['image/jpeg', 'application/pdf']),
  ('exercise-media', 'exercise-media', false, 10485760, array['image/png', 'image/jpeg', 'image/webp', 'application/pdf'])
on conflict (id) do update
  set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- Tables ------------------------------------------------------------------------------------

-- Files to be deleted through the storage API: a row of storage.objects removed by SQL would leave the
-- file. Worked off by the function erase-data, see the chapter file_deletions.
create table private.file_deletions (
  id bigint not null generated always as identity,
  bucket_id text not null,
  name text not null,
  reason text not null,
  request_id uuid,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint file_deletions_pkey primary key (id),
  constraint file_deletions_reason_known check (
    reason in ('replaced', 'row_deleted', 'erased', 'orphaned', 'checked')
  ),
  constraint file_deletions_attempts_positive check (attempts >= 0)
);

comment on column private.file_deletions.request_id is 'The erasure request whose receipt counts the file.';

create unique index file_deletions_open on private.file_deletions (bucket_id, name)
where deleted_at is null;
create index file_deletions_due on private.file_deletions (next_attempt_at) where deleted_at is null;
create index file_deletions_request on private.file_deletions (request_id);

-- Predicates --------------------------------------------------------------------------------

-- The first folder of every path I may read or write, per bucket: one list per statement, compared
-- with the name's own first folder.
create function private.my_storage_folders(p_bucket text, p_is_writing boolean)
returns setof text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  if not private.is_active() then
    return;
  end if;
  case p_bucket
    when 'avatars' then
      return query select me::text
        where not p_is_writing or not exists (
          select from public.players where user_id = me and private.is_minor_player(id)
        );
    when 'player-photos' then
      return query select folder.id::text from (
        select private.my_consenting_player_ids()
        union
        select private.my_coached_player_ids()
        union
        select private.my_owned_player_ids()
        union
        select private.my_trusted_player_ids() where not p_is_writing
      ) as folder (id);
    when 'logos' then
      return query select folder.id::text from private.my_owned_school_ids() as folder (id);
    when 'products' then
      return query select folder.id::text from private.my_treasury_school_ids() as folder (id);
    when 'animations' then
      return query select me::text;
    when 'message-files' then
      return query select folder.id::text from private.my_writable_conversation_ids() as folder (id)
        where p_is_writing and private.may_send_files();
    when 'exercise-media' then
      return query select folder.id::text from private.my_own_exercise_ids() as folder (id);
    else
      return;
  end case;
end;
$$;

-- Files waiting for their deletion, as bucket/name.
create function private.condemned_files()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select bucket_id || '/' || name from private.file_deletions where deleted_at is null;
$$;

-- Policies ----------------------------------------------------------------------------------
-- One policy per action: storage shares a single table between all buckets.

-- Storage names what it is asked for in storage.operation: object.sign and object.sign_many make addresses.
create policy objects_select on storage.objects for select to authenticated using (
  coalesce((select current_setting('storage.operation', true)), '') not like '%object.sign%'
  and bucket_id || '/' || name <> all(array(select private.condemned_files()))
  and case bucket_id
    when 'incoming' then owner_id = (select auth.uid())::text
    when 'avatars' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('avatars', false)))
    when 'player-photos' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('player-photos', false)))
    when 'logos' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('logos', false)))
    when 'products' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('products', false)))
    when 'animations' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('animations', false)))
      or exists (select from public.animations as animation where animation.thumbnail_path = name)
    when 'match-pictures' then
      exists (select from public.match_pictures as picture where picture.path = name)
    when 'message-files' then
      exists (select from public.message_files as file where file.path = objects.name)
    when 'exercise-media' then
      exists (
        select from public.exercises as exercise
        where exercise.id::text = (storage.foldername(name))[1]
      )
    else false
  end
);

create policy objects_insert on storage.objects for insert to authenticated with check (
  bucket_id = 'incoming'
  and not (select private.is_read_only())
  and name ~ '^[a-z-]+/[0-9a-f-]{36}/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$'
  and case (storage.foldername(name))[1]
    when 'avatars' then
      (storage.foldername(name))[2] = any(array(select private.my_storage_folders('avatars', true)))
    when 'player-photos' then
      (storage.foldername(name))[2] = any(array(select private.my_storage_folders('player-photos', true)))
    when 'logos' then
      (storage.foldername(name))[2] = any(array(select private.my_storage_folders('logos', true)))
    when 'products' then
      (storage.foldername(name))[2] = any(array(select private.my_storage_folders('products', true)))
    when 'animations' then
      (storage.foldername(name))[2] = any(array(select private.my_storage_folders('animations', true)))
    when 'match-pictures' then
      exists (
        select from public.matches as match
        where match.id::text = (storage.foldername(name))[2]
          and match.team_id = any(array(select private.my_managed_team_ids()))
      )
    when 'message-files' then
      (storage.foldername(name))[2] = any(array(select private.my_storage_folders('message-files', true)))
    when 'exercise-media' then
      (storage.foldername(name))[2] = any(array(select private.my_storage_folders('exercise-media', true)))
    else false
  end
);

create policy objects_delete on storage.objects for delete to authenticated using (
  not (select private.is_read_only())
  and case bucket_id
    when 'incoming' then owner_id = (select auth.uid())::text
    when 'avatars' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('avatars', true)))
    when 'player-photos' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('player-photos', true)))
    when 'logos' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('logos', true)))
    when 'products' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('products', true)))
    when 'animations' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('animations', true)))
    when 'exercise-media' then
      (storage.foldername(name))[1] = any(array(select private.my_storage_folders('exercise-media', true)))
    else false
  end
);

-- Grants ------------------------------------------------------------------------------------

grant execute on function private.my_storage_folders(text, boolean), private.condemned_files() to authenticated;

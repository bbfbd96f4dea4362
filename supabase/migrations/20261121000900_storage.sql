-- Storage: which pictures are kept where, and who may see them.
--
-- bucket          path                             read                        write
-- avatars         <user id>/…                      by address (public bucket)  adults, own folder
-- player-photos   <player id>/…                    family, staff of the team,  family that decides, staff of
--                                                  owner                       the team, owner
-- logos           <school id>/…                    by address                  owner
-- products        <school id>/…                    by address                  owner, treasurer
-- animations      <user id>/<animation id>.…       whoever may see the         own folder
--                                                  animation, own folder
-- exercise-media  <exercise id>/…                  whoever may see the exercise whoever may change it
--
-- Public buckets are for grown-ups and goods: whoever has an address sees the picture, nobody can
-- list them. Pictures of children are private: account holders under 18 cannot use avatars, their
-- picture is a player photo behind signed addresses. A new picture is a new path (caches keep the
-- old one for ever). The browser re-encodes before upload, so that no place is left in a photo.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 5242880, array['image/png', 'image/jpeg', 'image/gif']),
  ('player-photos', 'player-photos', false, 5242880, array['image/png', 'image/jpeg', 'image/gif']),
  ('logos', 'logos', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']),
  ('products', 'products', true, 5242880, array['image/png', 'image/jpeg', 'image/webp']),
  ('animations', 'animations', false, 2097152, array['image/png', 'image/jpeg', 'image/webp']),
  ('exercise-media', 'exercise-media', false, 10485760, array['image/png', 'image/jpeg', 'image/webp', 'application/pdf'])
on conflict (id) do update
  set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

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
    when 'exercise-media' then
      return query select folder.id::text from private.my_own_exercise_ids() as folder (id);
    else
      return;
  end case;
end;
$$;

-- Policies ----------------------------------------------------------------------------------
-- One policy per action: storage shares a single table between all buckets.

create policy objects_select on storage.objects for select to authenticated using (
  case bucket_id
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
    when 'exercise-media' then
      exists (
        select from public.exercises as exercise
        where exercise.id::text = (storage.foldername(name))[1]
      )
    else false
  end
);

create policy objects_insert on storage.objects for insert to authenticated with check (
  case bucket_id
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

create policy objects_update on storage.objects for update to authenticated
using (
  case bucket_id
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
)
with check (
  case bucket_id
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

create policy objects_delete on storage.objects for delete to authenticated using (
  case bucket_id
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

grant execute on function private.my_storage_folders(text, boolean) to authenticated;

-- File deletions: every stored file goes when the row that shows it goes.
--
-- private.file_deletions   nobody; the function erase-data through claim_file_deletions and
--                          finish_file_deletions (service role)
--
-- Triggers queue a file when its row is deleted or shows another one. erase-data deletes it through the
-- storage API and reports; a file counts as deleted only when storage.objects has it no more, so that a
-- lost answer or a failing storage means another attempt: after 1, 4, 9 … minutes, at most a day, for ever.
-- What belongs to an erasure request goes first and is counted in its receipt.
--
-- sweep_files (nightly) queues files that no row shows and that are older than a day, and counts rows
-- whose file is missing; finished entries are removed after 30 days, since names of files hold ids.

-- Functions ---------------------------------------------------------------------------------

-- Queues one file, if it exists; queued twice it is deleted once.
create function private.queue_file_deletion(
  p_bucket_id text,
  p_name text,
  p_reason text,
  p_request_id uuid default null
)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.file_deletions as waiting (bucket_id, name, reason, request_id)
  select bucket_id, name, p_reason, p_request_id
  from storage.objects where bucket_id = p_bucket_id and name = p_name
  on conflict (bucket_id, name) where deleted_at is null do update
    set request_id = coalesce(waiting.request_id, excluded.request_id);
$$;

-- Queues every file below a folder, with what still waits in incoming to be moved there.
create function private.queue_folder_deletion(
  p_bucket_id text,
  p_folder uuid,
  p_reason text,
  p_request_id uuid default null
)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.queue_file_deletion(bucket_id, name, p_reason, p_request_id)
  from storage.objects
  where (bucket_id = p_bucket_id and starts_with(name, p_folder || '/'))
    or (bucket_id = 'incoming' and starts_with(name, p_bucket_id || '/' || p_folder || '/'));
$$;

-- Everything in folders of the account's own, and what it uploaded that nobody checked yet.
create function private.queue_account_files(p_user_id uuid, p_reason text, p_request_id uuid default null)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.queue_folder_deletion(bucket, p_user_id, p_reason, p_request_id)
  from unnest(array['avatars', 'animations']) as bucket;
  select private.queue_file_deletion(bucket_id, name, p_reason, p_request_id)
  from storage.objects where bucket_id = 'incoming' and owner_id = p_user_id::text;
$$;

-- The path inside a bucket that a column names, as a path or as a public address; null when it is none.
create function private.stored_name(p_bucket_id text, p_value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_value ~ '^https?://' then substring(p_value from 'object/public/' || p_bucket_id || '/(.+)$')
    else p_value
  end;
$$;

-- Triggers ----------------------------------------------------------------------------------

-- Arguments: bucket, column of the file, column that names the folder. A path of another folder is left
-- alone: naming somebody else's file must not delete it.
create function private.queue_replaced_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before jsonb := to_jsonb(old);
  name text := private.stored_name(tg_argv[0], before ->> tg_argv[1]);
begin
  if starts_with(name, (before ->> tg_argv[2]) || '/') then
    perform private.queue_file_deletion(tg_argv[0], name, 'replaced');
  end if;
  return null;
end;
$$;

-- Arguments: the buckets in which the row's id is a folder.
create function private.queue_files_of_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_folder_deletion(bucket, old.id, 'row_deleted') from unnest(tg_argv) as bucket;
  return null;
end;
$$;

create function private.queue_account_files_of_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_account_files(old.id, 'row_deleted');
  return null;
end;
$$;

-- Pictures of a product stay while an order shows them.
create function private.queue_product_images()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_file_deletion('products', image.path, 'replaced')
  from unnest(old.image_paths) as image (path)
  where starts_with(image.path, old.school_id || '/')
    and (tg_op = 'DELETE' or not image.path = any(new.image_paths))
    and not exists (select from public.order_items where image_path = image.path);
  return null;
end;
$$;

create trigger players_queue_photo after update of photo_path on public.players
for each row when (old.photo_path is distinct from new.photo_path)
execute function private.queue_replaced_file('player-photos', 'photo_path', 'id');
create trigger players_queue_files after delete on public.players
for each row execute function private.queue_files_of_row('player-photos');

create trigger users_queue_avatar after update of avatar_url on public.users
for each row when (old.avatar_url is distinct from new.avatar_url)
execute function private.queue_replaced_file('avatars', 'avatar_url', 'id');
create trigger users_queue_files after delete on public.users
for each row execute function private.queue_account_files_of_row();

create trigger schools_queue_logo after update of logo_url on public.schools
for each row when (old.logo_url is distinct from new.logo_url)
execute function private.queue_replaced_file('logos', 'logo_url', 'id');
create trigger schools_queue_files after delete on public.schools
for each row execute function private.queue_files_of_row('logos', 'products');

create trigger products_queue_images after update of image_paths on public.products
for each row when (old.image_paths is distinct from new.image_paths)
execute function private.queue_product_images();
create trigger products_queue_files after delete on public.products
for each row execute function private.queue_product_images();

-- A drawing whose owner is gone loses the picture in the owner's folder.
create function private.drop_thumbnail()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.thumbnail_path := null;
  return new;
end;
$$;

create trigger animations_drop_thumbnail before update of owner_id on public.animations
for each row when (old.owner_id is distinct from new.owner_id)
execute function private.drop_thumbnail();
create trigger animations_queue_thumbnail after update of thumbnail_path on public.animations
for each row when (old.thumbnail_path is distinct from new.thumbnail_path)
execute function private.queue_replaced_file('animations', 'thumbnail_path', 'owner_id');
create trigger animations_queue_file after delete on public.animations
for each row execute function private.queue_replaced_file('animations', 'thumbnail_path', 'owner_id');

create trigger match_pictures_queue_file after delete on public.match_pictures
for each row execute function private.queue_replaced_file('match-pictures', 'path', 'match_id');

create trigger message_files_queue_file after delete on public.message_files
for each row execute function private.queue_replaced_file('message-files', 'path', 'conversation_id');

create trigger exercises_queue_files after delete on public.exercises
for each row execute function private.queue_files_of_row('exercise-media');

-- Worker ------------------------------------------------------------------------------------

-- Hands out files for five minutes; a worker that dies leaves them to the next one.
create function public.claim_file_deletions(p_batch int)
returns table (id bigint, bucket_id text, name text)
language sql
security definer
set search_path = ''
as $$
  update private.file_deletions as claimed
  set attempts = claimed.attempts + 1, locked_until = now() + interval '5 minutes'
  where claimed.id in (
    select due.id
    from private.file_deletions as due
    where due.deleted_at is null and due.next_attempt_at <= now()
      and (due.locked_until is null or due.locked_until < now())
    order by due.request_id is null, due.id
    limit least(greatest(p_batch, 1), 100)
    for update skip locked
  )
  returning claimed.id, claimed.bucket_id, claimed.name;
$$;

-- What became of claimed files. The database looks for itself whether they are gone; p_error says why not.
create function public.finish_file_deletions(p_ids bigint[], p_error text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request uuid;
begin
  update private.file_deletions as waiting
  set deleted_at = case when gone.is_gone then now() end,
    locked_until = null,
    next_attempt_at = now() + least(
      waiting.attempts * waiting.attempts * interval '1 minute', interval '1 day'
    ),
    last_error = case when not gone.is_gone then left(coalesce(p_error, 'the file is still there'), 1000) end
  from (
    select
      mine.id,
      not exists (
        select from storage.objects as stored
        where stored.bucket_id = mine.bucket_id and stored.name = mine.name
      ) as is_gone
    from private.file_deletions as mine
    where mine.id = any(p_ids[1:100]) and mine.deleted_at is null
  ) as gone
  where waiting.id = gone.id;
  for request in
    select distinct request_id from private.file_deletions
    where id = any(p_ids[1:100]) and request_id is not null
  loop
    perform private.update_receipt(request);
  end loop;
end;
$$;

-- The nightly sweep -------------------------------------------------------------------------

-- Every file that a row shows.
create function private.shown_files()
returns table (bucket_id text, name text)
language sql
stable
security definer
set search_path = ''
as $$
  select 'player-photos', photo_path from public.players where photo_path is not null
  union all
  select 'avatars', private.stored_name('avatars', avatar_url) from public.users where avatar_url is not null
  union all
  select 'logos', private.stored_name('logos', logo_url) from public.schools where logo_url is not null
  union all
  select 'products', path from public.products cross join unnest(image_paths) as path
  union all
  select 'products', image_path from public.order_items where image_path is not null
  union all
  select 'animations', thumbnail_path from public.animations where thumbnail_path is not null
  union all
  select 'match-pictures', path from public.match_pictures
  union all
  select 'message-files', path from public.message_files
  union all
  select stored.bucket_id, stored.name
  from storage.objects as stored
  join public.exercises as exercise on exercise.id::text = (storage.foldername(stored.name))[1]
  where stored.bucket_id = 'exercise-media';
$$;

-- Answers how many files were queued; the audit log has {orphans, missing, waiting} when one is not 0.
create function private.sweep_files()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  orphans int;
  missing int;
  waiting int;
begin
  perform private.queue_file_deletion(orphan.bucket_id, orphan.name, 'orphaned')
  from (
    select stored.bucket_id, stored.name
    from storage.objects as stored
    where stored.created_at < now() - interval '1 day'
      and not exists (
        select from private.file_deletions as queued
        where queued.bucket_id = stored.bucket_id and queued.name = stored.name and queued.deleted_at is null
      )
    except
    select bucket_id, name from private.shown_files()
  ) as orphan;
  get diagnostics orphans = row_count;
  select count(*) into missing from (
    select bucket_id, name from private.shown_files()
    except
    select bucket_id, name from storage.objects
  ) as absent;
  select count(*) into waiting from private.file_deletions
  where deleted_at is null and attempts >= 5;
  delete from private.file_deletions where deleted_at < now() - interval '30 days';
  if orphans + missing + waiting > 0 then
    perform private.audit(
      'files_swept',
      p_details => jsonb_build_object('orphans', orphans, 'missing', missing, 'waiting', waiting)
    );
  end if;
  return orphans;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.claim_file_deletions(int),
  public.finish_file_deletions(bigint[], text)
to service_role;

-- Uploads: nobody sees a file before the server has looked into it.
--
-- private.upload_checks   nobody; the function check-uploads through claim_uploads and finish_upload
--                         (service role)
--
-- A file waits in the bucket incoming, where its uploader alone reads it. check-uploads judges its type by
-- content, removes metadata (place and device of a photo), writes it to its bucket under the same path and
-- has the waiting one deleted. The browser calls the function right after the upload, the schedule takes
-- what was left and tells the uploader when a file was refused. A file that cannot be checked is tried again
-- after 1, 4, 9 and 16 minutes, then refused.

-- Tables ------------------------------------------------------------------------------------

create table private.upload_checks (
  object_id uuid not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  constraint upload_checks_pkey primary key (object_id)
);

-- Worker ------------------------------------------------------------------------------------

-- Hands out uploads for two minutes; of one name and owner when they are given. What is for the folder of an
-- erased person, or of no bucket, is not handed out but deleted.
create function public.claim_uploads(p_batch int, p_name text default null, p_owner_id uuid default null)
returns table (id uuid, name text, allowed_types text[], max_bytes bigint)
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.upload_checks as known
  where not exists (
    select from storage.objects as stored where stored.id = known.object_id and stored.bucket_id = 'incoming'
  );
  perform private.queue_file_deletion(stored.bucket_id, stored.name, 'checked')
  from storage.objects as stored
  where stored.bucket_id = 'incoming' and (
    exists (
      select from public.erasures
      where subject_hash = extensions.digest((storage.foldername(stored.name))[2], 'sha256')
    )
    or not exists (select from storage.buckets where buckets.id = (storage.foldername(stored.name))[1])
  );
  insert into private.upload_checks (object_id)
  select stored.id from storage.objects as stored
  where stored.bucket_id = 'incoming'
    and not exists (
      select from private.file_deletions as queued
      where queued.bucket_id = 'incoming' and queued.name = stored.name and queued.deleted_at is null
    )
  on conflict do nothing;
  return query
  with claimed as (
    update private.upload_checks as taken
    set attempts = taken.attempts + 1, next_attempt_at = now() + interval '2 minutes'
    where taken.object_id in (
      select due.object_id
      from private.upload_checks as due
      join storage.objects as stored on stored.id = due.object_id
      where due.next_attempt_at <= now()
        and (p_name is null or stored.name = p_name)
        and (p_owner_id is null or stored.owner_id = p_owner_id::text)
        and not exists (
          select from private.file_deletions as queued
          where queued.bucket_id = 'incoming' and queued.name = stored.name and queued.deleted_at is null
        )
      order by due.next_attempt_at
      limit least(greatest(p_batch, 1), 50)
      for update of due skip locked
    )
    returning taken.object_id
  )
  select stored.id, stored.name, bucket.allowed_mime_types, bucket.file_size_limit
  from claimed
  join storage.objects as stored on stored.id = claimed.object_id
  join storage.buckets as bucket on bucket.id = (storage.foldername(stored.name))[1];
end;
$$;

-- What became of an upload: published, refused for a reason, or failed for now. p_is_told: the uploader
-- waits for the answer and needs no notification.
create function public.finish_upload(
  p_id uuid,
  p_refusal text default null,
  p_error text default null,
  p_is_told boolean default false
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting storage.objects;
  refusal text := p_refusal;
begin
  select * into waiting from storage.objects where id = p_id and bucket_id = 'incoming';
  if not found then
    return;
  end if;
  if p_error is not null then
    update private.upload_checks
    set last_error = left(p_error, 1000),
      next_attempt_at = now() + attempts * attempts * interval '1 minute'
    where object_id = p_id and attempts < 5;
    if found then
      return;
    end if;
    refusal := 'file_damaged';
  end if;
  perform private.queue_file_deletion('incoming', waiting.name, 'checked');
  delete from private.upload_checks where object_id = p_id;
  if refusal is not null and not p_is_told then
    perform private.notify(
      array(select id from public.users where id::text = waiting.owner_id), 'system', 'file_refused',
      jsonb_build_object('reason', refusal)
    );
  end if;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.claim_uploads(int, text, uuid),
  public.finish_upload(uuid, text, text, boolean)
to service_role;

-- Stand-in for hosted Realtime: the same functions and table; each new message is announced with NOTIFY.
create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
create index messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  generated_id uuid := gen_random_uuid();
begin
  begin
    execute format('set local realtime.topic to %L', topic);
    insert into realtime.messages (id, payload, event, topic, private, extension)
    values (
      generated_id,
      case when payload ? 'id' then payload
           else jsonb_set(payload, '{id}', to_jsonb(generated_id)) end,
      event, topic, private, 'broadcast'
    );
  exception when others then
    raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
  end;
end
$$;

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation,
      'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end
$$;

-- A notification carries at most 8,000 bytes, so only the key travels; the server reads the row.
create function realtime.announce_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('realtime_messages', new.id::text);
  return null;
end
$$;
create trigger announce_message after insert on realtime.messages
  for each row execute function realtime.announce_message();

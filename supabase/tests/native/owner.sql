-- What the owner role of a hosted project may do, for a native server: no superuser, but owner of
-- schema public, and allowed to write policies for storage and realtime.
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
-- Time limits of the API's roles.
grant anon, authenticated to postgres with admin option;
alter database postgres owner to postgres;
alter schema public owner to postgres;
alter table storage.buckets owner to postgres;
alter table storage.objects owner to postgres;
alter table realtime.messages owner to postgres;
grant all on schema auth, storage, realtime, extensions to postgres;
grant all on all tables in schema auth to postgres;
grant execute on all functions in schema extensions to public;
-- Of the tests alone: rows written, and deletions tried, without triggers.
grant set on parameter session_replication_role to postgres;

-- Roles and default privileges as a hosted project has them before its first migration.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_admin nologin noinherit superuser;
create role supabase_auth_admin nologin noinherit createrole;
create role supabase_storage_admin nologin noinherit;
create role supabase_realtime_admin nologin noinherit;
create role dashboard_user nologin noinherit;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to public;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;
create extension pg_trgm with schema extensions;
create extension btree_gist with schema extensions;
create extension citext with schema extensions;
create extension unaccent with schema extensions;
alter database postgres set search_path to "$user", public, extensions;

create schema supabase_migrations;
create table supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
create table supabase_migrations.seed_files (
  path text primary key,
  hash text not null
);

-- Foundation: the rules every later chapter relies on.
--
-- 1. Nothing is reachable unless a chapter says so. The platform hands new tables and functions
--    to anon and authenticated by itself; that is switched off here, so a forgotten grant is a
--    locked door instead of an open one.
-- 2. Rules that policies and triggers call live in schema private, which the API does not serve.
-- 3. Authority comes from tables (role_assignments, team_staff, guardian_links), never from the
--    token's claims nor from metadata that users can edit.
--
-- Each chapter: header with the permission matrix (s select, i insert, u update, d delete),
-- types, tables, indexes, predicates, triggers, policies, functions, grants.

-- Schemas and extensions --------------------------------------------------------------------

create schema if not exists private;

create extension if not exists pg_trgm with schema extensions;
-- A hosted project brings it along; a second way to every table would need a second look at all rules.
drop extension if exists pg_graphql;

-- Default privileges ------------------------------------------------------------------------

alter default privileges in schema public
  revoke all on tables from anon, authenticated;
alter default privileges in schema public
  revoke all on sequences from anon, authenticated;
alter default privileges in schema public
  revoke all on functions from anon, authenticated;
-- Execution by PUBLIC is a global default and can only be taken back globally.
alter default privileges
  revoke execute on functions from public;

alter default privileges in schema public
  grant all on tables to service_role;
alter default privileges in schema public
  grant execute on functions to service_role;

revoke all on schema private from public, anon;
grant usage on schema private to authenticated, service_role;

-- Triggers shared by all chapters -----------------------------------------------------------

create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- A state machine in one trigger: the arguments are the moves that exist, each written from>to; any
-- other is refused, whoever asks. For columns called status.
create function private.refuse_illegal_move()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not (old.status || '>' || new.status) = any(tg_argv) then
    raise exception 'illegal_move' using errcode = 'P0001',
      detail = tg_table_name || ': ' || old.status || ' > ' || new.status;
  end if;
  return new;
end;
$$;

-- Checks shared by all chapters -------------------------------------------------------------

-- A check constraint cannot look into an array by itself.
create function private.texts_fit(p_texts text[], p_fewest int, p_most int, p_longest int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select cardinality(p_texts) between p_fewest and p_most
    and coalesce(bool_and(btrim(entry) <> '' and char_length(entry) <= p_longest), true)
  from unnest(p_texts) as entry;
$$;

grant execute on function private.texts_fit(text[], int, int, int) to authenticated, service_role;

-- Whether an address leads to a public bucket of a Supabase project, into this folder. The host is not
-- known to the database: the browser replaces it with its own project's (lib/supabase/public-address).
create function private.is_own_address(p_address text, p_bucket text, p_folder uuid)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(p_address) <= 500 and p_address ~ (
    '^https?://[^/?#@[:space:]]+/storage/v1/object/public/'
    || p_bucket || '/' || p_folder || '/[A-Za-z0-9_-][A-Za-z0-9._-]*$'
  );
$$;

grant execute on function private.is_own_address(text, text, uuid) to authenticated, service_role;

-- A telephone number as people write it: digits with what separates them, at least three (112). The
-- browser's twin is session/model/phone.ts.
create function private.is_phone(p_text text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_text ~ '^\+?[0-9 ()/.-]*$' and p_text ~ '([0-9].*){3}';
$$;

grant execute on function private.is_phone(text) to authenticated, service_role;

-- Searching shared by all chapters ----------------------------------------------------------

-- A text as people type it in a hurry: small letters without accents, Cyrillic in Latin letters (Bulgarian
-- Transliteration Act), ü and ue as u, y as i, double letters once: "Müller", "Mueller" and "muler" are one, and so
-- are "Йорданов" and "Yordanov". Both sides of a comparison are folded; the browser's twin is lib/fold-text.ts.
create function private.fold_text(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          lower(regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f]', '', 'g')),
          'yıøłđðwабвгдезиіклмнопрстуфхъыэјґь', 'iiolddvabvgdeziiklmnoprstufhaieig'
        ),
        'ß', 'ss'), 'æ', 'a'), 'œ', 'o'), 'þ', 'th'), 'x', 'ks'), 'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'),
        'ш', 'sh'), 'щ', 'sht'), 'ю', 'iu'), 'я', 'ia'),
      '([aou])e', '\1', 'g'
    ),
    '([a-z])\1+', '\1', 'g'
  );
$$;

-- What somebody typed, anywhere in a folded text: words in their order, with anything between them.
create function private.search_pattern(p_query text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '%' || regexp_replace(
    regexp_replace(private.fold_text(btrim(coalesce(p_query, ''))), '([\\%_])', '\\\1', 'g'), '\s+', '%', 'g'
  ) || '%';
$$;

grant execute on function private.fold_text(text), private.search_pattern(text) to authenticated, service_role;

-- Tokens shared by all chapters -------------------------------------------------------------
-- Links carry a token, tables its hash alone: whoever reads a table cannot open a link.

create function private.hash_token(p_token text)
returns bytea
language sql
immutable
set search_path = ''
as $$
  select extensions.digest(p_token, 'sha256');
$$;

-- 32 random bytes as 43 characters that survive an address bar.
create function private.new_token()
returns text
language sql
volatile
set search_path = ''
as $$
  select translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
$$;

-- Limits: how much one call may send, and how long one statement may run.
--
-- Every text, list and document that a function of the API takes is of a type with a limit, so that
-- PostgreSQL refuses what is too big before the first line of the function runs: 23514 with the name of
-- the constraint, too_long, too_many or too_large. What fits a column is decided by the column; these
-- limits only keep a cheap call from costing the server seconds.
--
-- The limits of types that later chapters make (lists of topics, positions …) stand beside those types.

-- Types -------------------------------------------------------------------------------------

-- A name, an address, a key, a token.
create domain public.short_text as text
constraint too_long check (char_length(value) <= 500);

-- What people write: notes, messages, reports.
create domain public.long_text as text
constraint too_long check (char_length(value) <= 10000);

-- What people search for: few words, as the search compares each with all that are alike.
create domain public.search_words as text
constraint too_long check (
  case when char_length(value) > 200 then false else cardinality(string_to_array(btrim(value), ' ')) <= 20 end
);

create domain public.id_list as uuid[]
constraint too_many check (cardinality(value) <= 1000);

create domain public.text_list as text[]
constraint too_many check (
  case when cardinality(value) > 100 then false else char_length(array_to_string(value, '')) <= 10000 end
);

create domain public.number_list as int[]
constraint too_many check (cardinality(value) <= 100);

create domain public.moment_list as timestamptz[]
constraint too_many check (cardinality(value) <= 400);

-- One thing with its parts; the largest is the document of a scene (half a megabyte).
create domain public.json_document as jsonb
constraint too_large check (octet_length(value::text) <= 600000);

-- Several things of one kind.
create domain public.json_list as jsonb
constraint too_large check (octet_length(value::text) <= 600000)
constraint too_many check (
  case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 1000 else true end
);

-- Roles -------------------------------------------------------------------------------------
-- PostgREST sets them for each request. The embedded database has one thread and cannot interrupt itself.

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
notify pgrst, 'reload config';

-- One request as the API runs it: role and claims set, the statement planned and run, its rows written as JSON.
-- Nothing it changes stays. Without row-level security the database's owner runs it with the same claims.
create schema bench;
create function bench.claims(person uuid) returns text language sql as
$$ select json_build_object('sub', person, 'role', 'authenticated')::text $$;

create function bench.milliseconds(person uuid, is_through_policies boolean, statement text)
returns numeric language plpgsql as $$
declare
  started timestamptz;
  taken numeric;
  answer json;
begin
  started := clock_timestamp();
  perform set_config('request.jwt.claims', bench.claims(person), true);
  perform set_config('role', case when is_through_policies then 'authenticated' else 'postgres' end, true);
  execute format('select json_agg(body) from (%s) as body', statement) into answer;
  taken := extract(epoch from clock_timestamp() - started) * 1000;
  if answer is null then
    raise exception 'no rows: %', statement;
  end if;
  raise exception using errcode = 'UNDO1', message = taken::text;
exception
  when sqlstate 'UNDO1' then return sqlerrm::numeric;
end;
$$;

-- Both in turns, so that a busy moment hits both; medians of 31 after 3 to warm up.
create function bench.compare(person uuid, statement text)
returns table (plain_ms numeric, policies_ms numeric) language plpgsql as $$
begin
  return query
  select
    percentile_cont(0.5) within group (order by pair.plain)::numeric,
    percentile_cont(0.5) within group (order by pair.policies)::numeric
  from (
    select turn, bench.milliseconds(person, false, statement) as plain, bench.milliseconds(person, true, statement) as policies
    from generate_series(1, 34) as turn
  ) as pair
  where pair.turn > 3;
end;
$$;

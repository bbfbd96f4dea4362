-- plpgsql_check on every function of ours, as TAP: what it finds is a failure unless a reason stands here.
create temporary table excuses (name text, finding text not null, reason text not null);
insert into excuses values
  (null, 'cast "text" value to', 'a literal that is read as the type of its variable'),
  (null, 'Hidden casting can be a performance issue', 'a count or a sum of minutes that fits an int'),
  ('search_users', 'is maybe unmodified', 'its rows come from a query that is put together at run time'),
  ('rows_about', 'text type variable is not sanitized', 'its names come from the catalogue and are quoted there');

create temporary table findings (name text not null, finding text);

do $$
declare
  checked record;
  stand_in text;
begin
  for checked in
    select
      routine.oid, routine.proname::text as name, bound.relation,
      routine.prorettype = 'trigger'::regtype and bound.relation is null as is_idle,
      -- A trigger function may serve several triggers of a table, each of which knows its own
      -- transition tables: all of them stand here, as children so that their rows fit.
      array(
        select distinct transition
        from pg_trigger as serving, unnest(array[serving.tgoldtable, serving.tgnewtable]) as transition
        where serving.tgfoid = routine.oid and serving.tgrelid = bound.relation and transition is not null
      ) as transitions
    from pg_proc as routine
    join pg_language as language on language.oid = routine.prolang and language.lanname = 'plpgsql'
    left join lateral (
      select distinct tgrelid as relation from pg_trigger where tgfoid = routine.oid and not tgisinternal
    ) as bound on true
    where routine.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by routine.proname, bound.relation
  loop
    checked.name := checked.name || coalesce(' of ' || checked.relation::regclass, '');
    if checked.is_idle then
      insert into findings values (checked.name, 'no trigger calls it');
      continue;
    end if;
    foreach stand_in in array checked.transitions loop
      execute format('create temporary table %I () inherits (%s)', stand_in, checked.relation::regclass);
    end loop;
    insert into findings values (checked.name, null);
    insert into findings
    select checked.name, concat_ws(
      E'\n', format('%s, line %s: %s', found.level, found.lineno, found.message), found.detail, found.hint, found.query
    )
    from extensions.plpgsql_check_function_tb(
      checked.oid, coalesce(checked.relation, 0), fatal_errors => false,
      performance_warnings => true, security_warnings => true
    ) as found;
    foreach stand_in in array checked.transitions loop
      execute format('drop table pg_temp.%I', stand_in);
    end loop;
  end loop;
end;
$$;

create temporary table results as
select
  findings.name,
  string_agg(findings.finding, E'\n') filter (where excuses.reason is null) as wrong
from findings
left join excuses
  on split_part(findings.name, ' of ', 1) = coalesce(excuses.name, split_part(findings.name, ' of ', 1))
  and strpos(findings.finding, excuses.finding) > 0
group by findings.name;

select '1..' || count(*) from results;
select concat(
  case when wrong is not null then 'not ' end, 'ok ', row_number() over (order by name), ' - ', name,
  E'\n# ' || replace(wrong, E'\n', E'\n# ')
)
from results
order by name;

-- The oracle's rules and doors as TAP.
create temporary table results as
select row_number() over () as place, asked.name, asked.wrong
from (
  select relation as name, (select string_agg(line, E'\n# ') from tests.mismatches(relation) as line) as wrong
  from tests.rules
  union all
  select door, (select string_agg(line, E'\n# ') from tests.wrong_entries(door) as line)
  from tests.doors
) as asked;

select '1..' || count(*) from results;
select concat(case when wrong is not null then 'not ' end, 'ok ', place, ' - ', name, E'\n# ' || wrong)
from results
order by place;

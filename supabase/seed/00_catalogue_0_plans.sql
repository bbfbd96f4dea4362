-- Plans: the three tiers and the free one, for every role that buys. A year costs 20 % less than
-- twelve months; the page computes what is saved, it is written nowhere. Amounts in euro cents, VAT
-- included. Limits follow the tiers' promise: one team with 25 players, three teams, no limit.
-- Families and players are limited by nothing; their tiers differ in what the application offers.

insert into public.plans (id, role, tier, period, price_cents, trial_days, max_teams, max_players)
select
  md5('plan ' || offer.role || ' ' || offer.tier || ' ' || coalesce(offer.period, ''))::uuid,
  offer.role::public.app_role,
  offer.tier::public.plan_tier,
  offer.period::public.billing_period,
  case offer.period when 'yearly' then offer.monthly_cents * 12 * 80 / 100 else offer.monthly_cents end,
  case offer.tier when 'free' then 0 else 14 end,
  case when offer.role in ('owner', 'coach') then offer.max_teams end,
  case when offer.role in ('owner', 'coach') then offer.max_players end
from (
  select role, tier, period, monthly_cents, max_teams, max_players
  from (
    values
      ('owner', 1900, 4900, 9900),
      ('coach', 900, 1900, 3900),
      ('parent', 300, 500, 900),
      ('player', 300, 500, 900)
  ) as price (role, starter_cents, professional_cents, club_cents)
  cross join lateral (
    values
      ('free', 0, 1, 15),
      ('starter', starter_cents, 1, 25),
      ('professional', professional_cents, 3, null),
      ('club', club_cents, null, null)
  ) as tier (tier, monthly_cents, max_teams, max_players)
  cross join lateral unnest(
    case tier when 'free' then array[null] else array['monthly', 'yearly'] end
  ) as period
) as offer
on conflict do nothing;

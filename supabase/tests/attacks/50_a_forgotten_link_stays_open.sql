-- A link sent to a group chat and forgotten: whoever finds it months later sees how children train. A link
-- ends by itself unless its maker said in as many words that it shall not.
begin;
select plan(22);

create temporary table made (what text primary key, share_id uuid, token text);
grant select, insert, delete on made to public;

-- Links nobody thought about ------------------------------------------------------------------

select tests.act_as('coach');
insert into made select 'animation', share_id, token
from public.create_animation_share(tests.id('team_animation'));
insert into made select 'training', share_id, token from public.create_training_share(tests.id('training'));
insert into made select 'null animation', share_id, token
from public.create_animation_share(tests.id('team_animation'), null);
insert into made select 'null training', share_id, token
from public.create_training_share(tests.id('training'), null);
select tests.act_as_database();

select results_eq(
  $$select made.what, coalesce(drawn.expires_at, trained.expires_at) = now() + interval '30 days'
    from made
    left join public.animation_shares as drawn on drawn.id = made.share_id
    left join public.training_shares as trained on trained.id = made.share_id
    order by made.what$$,
  $$values ('animation', true), ('null animation', true), ('null training', true), ('training', true)$$,
  'a link nobody said anything about ends after 30 days, also where the end is left empty'
);
insert into public.training_shares (id, training_id, token_hash, created_by)
values (tests.named('row_share'), tests.id('training'), sha256('row'), tests.id('coach'));
select is(
  (select expires_at from public.training_shares where id = tests.id('row_share')), now() + interval '30 days',
  'so does a row written past the functions'
);

select tests.act_as('anon');
select isnt_empty(
  $$select from public.shared_animation((select token from made where what = 'animation'))$$, 'it works until then'
);
select isnt(public.shared_training((select token from made where what = 'training')), null, 'so does a session''s');
select tests.act_as_database();
update public.animation_shares set expires_at = now() - interval '1 second';
update public.training_shares set expires_at = now() - interval '1 second';
select tests.act_as('anon');
select is_empty(
  $$select from public.shared_animation((select token from made where what = 'animation'))$$,
  'whoever finds a drawing''s link later sees nothing'
);
select is(
  public.shared_training((select token from made where what = 'training')), null, 'nor through a session''s link'
);
select ok(
  public.is_expired_share((select token from made where what = 'animation'))
  and public.is_expired_share((select token from made where what = 'training')),
  'but is told that it has expired'
);
select ok(
  not public.is_expired_share('open') and not public.is_expired_share(null), 'which a guessed token is not'
);

-- Bringing it back ----------------------------------------------------------------------------

select tests.act_as('coach');
select throws_ok(
  $$select public.extend_animation_share((select share_id from made where what = 'animation'))$$,
  'P0001', 'share_is_over', 'an expired link does not come back to life'
);
select throws_ok(
  $$select public.extend_training_share((select share_id from made where what = 'training'))$$,
  'P0001', 'share_is_over', 'nor does that of a session'
);
select throws_ok(
  $$update public.training_shares set expires_at = null$$, '42501', null, 'nobody writes the end of a link'
);
delete from made;
insert into made select 'animation', share_id, token
from public.create_animation_share(tests.id('team_animation'));
insert into made select 'training', share_id, token
from public.create_training_share(tests.id('training'), 'day');
select is(
  public.extend_animation_share((select share_id from made where what = 'animation')), now() + interval '60 days',
  'its maker gives it 30 days more'
);
select is(
  public.extend_training_share((select share_id from made where what = 'training')), now() + interval '31 days',
  'and so with a session'
);
select lives_ok(
  $$select public.extend_animation_share((select share_id from made where what = 'animation')) from generate_series(1, 30)$$,
  'again and again'
);
select is(
  public.extend_animation_share((select share_id from made where what = 'animation')), now() + interval '400 days',
  'but not for ever that way'
);

select tests.act_as('other_coach');
select throws_ok(
  $$select public.extend_animation_share((select share_id from made where what = 'animation'))$$,
  '42501', 'share_not_found', 'a colleague extends nobody''s link'
);
select throws_ok(
  $$select public.extend_training_share((select share_id from made where what = 'training'))$$,
  '42501', 'share_not_found', 'nor that of another team'
);
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.extend_training_share((select share_id from made where what = 'training'))$$,
  '42501', 'share_not_found', 'another school extends none'
);

-- What is said in as many words -----------------------------------------------------------------

select tests.act_as('coach');
insert into made select 'never', share_id, token
from public.create_training_share(tests.id('training'), 'never');
insert into made select 'season', share_id, token
from public.create_training_share(tests.id('training'), 'season');
select is(
  (select expires_at from public.training_shares where id = (select share_id from made where what = 'never')), null,
  'never is said in as many words'
);
select is(
  public.extend_training_share((select share_id from made where what = 'never')), null, 'and needs no more time'
);
select cmp_ok(
  (select expires_at from public.training_shares where id = (select share_id from made where what = 'season')),
  '>=', now() + interval '30 days', 'a season is 30 days at least'
);
select cmp_ok(
  (select expires_at from public.training_shares where id = (select share_id from made where what = 'season')),
  '<=', now() + interval '501 days', 'and has an end'
);

select * from finish();
rollback;

-- expand
-- Whether a release that does not know a migration can live with it (docs/decisions/021); none for the first nineteen.
alter table kysely_migration add column kind text check (kind in ('expand', 'contract'));

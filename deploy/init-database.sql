-- Runs once, as the superuser, when the container of the database starts with an empty volume. psql takes the password
-- from the environment and quotes it; without BANK_PASSWORD the script fails and the container ends.
\getenv password BANK_PASSWORD
-- NOCREATEDB: only the nightly backup with BACKUP_DIR makes a database, to try the backup in, and the composition sets no
-- BACKUP_DIR (docs/operations.md). pg_trgm is a trusted extension: the owner of a database may create it there.
create role bank login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database bank_soal owner bank;
-- PostgreSQL lets every role connect to every database; here each role connects to its own alone
revoke connect on database bank_soal, postgres, template1 from public;

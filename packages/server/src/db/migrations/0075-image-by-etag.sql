-- expand concurrently
create index concurrently image_by_etag on image (etag);

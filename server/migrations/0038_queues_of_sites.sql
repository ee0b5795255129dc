-- Each site has its own queues of jobs on files. What waits in the former ones is in the tables of files, and is added again.
delete from pgboss.job where name in ('process-file', 'import-file', 'make-video-resolutions') and state < 'completed';
update pgboss.job set source_name = source_name || '/' || group_id
where name = 'failed-jobs' and source_name in ('process-file', 'import-file', 'make-video-resolutions');

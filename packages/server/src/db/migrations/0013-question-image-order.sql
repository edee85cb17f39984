-- The place that a sent list gave a picture (decisions 3: array order is the order); what comes later stands behind.
alter table question_image add column position smallint;

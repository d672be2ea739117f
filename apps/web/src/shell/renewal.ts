/** How a session that had ended goes on. `replacePassword`: nothing goes on before users have set a password of their own. */
export type Renewal = 'done' | 'replacePassword' | 'leaving';

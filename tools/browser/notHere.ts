/** The annotation of a browser test that this machine cannot be asked, with the reason as its description. */
export const NOT_HERE = 'not on this machine';

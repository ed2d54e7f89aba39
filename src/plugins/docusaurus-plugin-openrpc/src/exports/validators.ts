/** `docusaurus-plugin-openrpc/validators`: the checks of a method's values, compiled for pages or asked at once. */
export {schemaValidator} from '../checks/schemaValidator';
export type {Breach, MethodValidators} from '../console/model';
export {createMethodCompiler} from '../validators';

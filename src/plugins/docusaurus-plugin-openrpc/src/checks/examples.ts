import {below, isRecord, lookUp, resolve, type Place} from '../jsonPointer';
import {addFault, inWords, type Inspection} from './check';
import {entriesOf} from './methods';
import {soundSchemas} from './soundSchemas';
import {schemaValidator, type SchemaValidator} from './schemaValidator';

interface Task {
  inspection: Inspection;
  isSound: (schemaAt: string) => boolean;
  validate: SchemaValidator;
}

/** The part of a value that a breach is about, to be shown beside the rule. */
function partAt(value: unknown, pointer: string): unknown {
  return lookUp(value, `#${encodeURI(pointer)}`)?.value;
}

function checkValue({inspection, isSound, validate}: Task, value: unknown, at: string, schemaAt: string): void {
  if (!isSound(schemaAt)) return;
  const breaches = validate(schemaAt, value);
  if (!breaches) {
    addFault(inspection, schemaAt, 'a schema that cannot be compiled', 'JSON Schema draft-07');
    return;
  }
  for (const {pointer, rule} of breaches) {
    addFault(
      inspection,
      `${at}${pointer}`,
      inWords(partAt(value, pointer)),
      `a value that keeps to ${schemaAt} (${rule})`,
    );
  }
}

/** Checks a descriptor's example value, where both are whole. */
function checkAgainst(task: Task, example: Place, descriptor: Place): void {
  if (
    !isRecord(example.value) ||
    !isRecord(descriptor.value) ||
    !('value' in example.value) ||
    !('schema' in descriptor.value)
  )
    return;
  checkValue(task, example.value.value, below(example.pointer, 'value'), below(descriptor.pointer, 'schema'));
}

function checkParams(task: Task, method: Place, pairing: Place): void {
  const {inspection} = task;
  const descriptors = entriesOf(inspection, method, 'params');
  const values = entriesOf(inspection, pairing, 'params');
  descriptors.forEach((descriptor, index) => {
    const example = values[index];
    if (example) {
      checkAgainst(task, example, descriptor);
      return;
    }
    if (!isRecord(descriptor.value) || descriptor.value.required !== true) return;
    addFault(
      inspection,
      below(pairing.pointer, 'params'),
      `no value of the required parameter ${inWords(descriptor.value.name)}`,
      'a value for each required parameter, in their order',
    );
  });
  const extra = values[descriptors.length];
  if (extra) addFault(inspection, extra.at, 'a value without a parameter', `at most ${descriptors.length} values`);
  for (const [index, {at, value}] of values.entries()) {
    const place = descriptors.findIndex(
      (descriptor) => isRecord(descriptor.value) && isRecord(value) && descriptor.value.name === value.name,
    );
    if (place !== -1 && place !== index)
      addFault(
        inspection,
        at,
        `a value of ${inWords(isRecord(value) ? value.name : value)} at position ${index}`,
        `that parameter's value at position ${place}`,
      );
  }
}

function checkOutcome(task: Task, method: Place, pairing: Place): void {
  if (!isRecord(pairing.value) || !isRecord(method.value)) return;
  const {root} = task.inspection;
  const {result} = pairing.value;
  if ('result' in pairing.value === 'x-error' in pairing.value) {
    addFault(
      task.inspection,
      pairing.pointer,
      'result' in pairing.value ? 'both a result and an x-error' : 'neither a result nor an x-error',
      'one of the two',
    );
  }
  if (!('result' in pairing.value) || !('result' in method.value)) return;
  const example = resolve(root, {pointer: below(pairing.pointer, 'result'), value: result});
  const descriptor = resolve(root, {pointer: below(method.pointer, 'result'), value: method.value.result});
  if (example && descriptor) checkAgainst(task, example, descriptor);
}

function checkNotifications(task: Task, method: Place, pairing: Place): void {
  if (!isRecord(pairing.value) || !isRecord(method.value) || !('x-notification' in method.value)) return;
  const messages: unknown[] = Array.isArray(pairing.value['x-notifications']) ? pairing.value['x-notifications'] : [];
  const schemaAt = below(below(method.pointer, 'x-notification'), 'schema');
  messages.forEach((message, index) => {
    const params = isRecord(message) ? message.params : undefined;
    if (!isRecord(params) || !('result' in params)) return;
    const at = below(below(pairing.pointer, 'x-notifications'), index);
    checkValue(task, params.result, below(below(at, 'params'), 'result'), schemaAt);
  });
}

function checkSchemaValues(task: Task): void {
  for (const [pointer, schema] of task.inspection.schemas) {
    if (!isRecord(schema)) continue;
    if ('default' in schema) checkValue(task, schema.default, below(pointer, 'default'), pointer);
    const examples: unknown[] = Array.isArray(schema.examples) ? schema.examples : [];
    examples.forEach((value, index) => checkValue(task, value, below(below(pointer, 'examples'), index), pointer));
  }
}

/** Reports values that break their schema: of examples, and of each schema's own defaults and examples. */
export function checkExamples(inspection: Inspection): void {
  if (!isRecord(inspection.root)) return;
  const task = {inspection, isSound: soundSchemas(inspection), validate: schemaValidator(inspection.root)};
  checkSchemaValues(task);
  for (const method of entriesOf(inspection, {pointer: '', value: inspection.root}, 'methods')) {
    for (const pairing of entriesOf(inspection, method, 'examples')) {
      // A request that a node refused shows what not to send, so its values may break the schema.
      if (!(isRecord(pairing.value) && 'x-error' in pairing.value)) checkParams(task, method, pairing);
      checkOutcome(task, method, pairing);
      checkNotifications(task, method, pairing);
    }
  }
}
